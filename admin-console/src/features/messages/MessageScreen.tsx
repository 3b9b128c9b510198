import { useQuery } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { VIEW_MESSAGE } from 'shared-ui/copy/messages/messages-panel'
import { BackToList } from '../../lib/notices/BackToList.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { QueryView } from '../../lib/query-view/QueryView.tsx'
import { MessageDetail } from './MessageDetail.tsx'
import { messageQueries } from './message-queries.ts'

const back = <BackToList to="/messages-panel">{VIEW_MESSAGE.back}</BackToList>

/** A message in each of its states. */
export function MessageScreen({
  messageId,
}: {
  /** The id of the message, as in the address. */
  messageId: string
}) {
  const message = useQuery(messageQueries.detail(messageId))
  if (isRefusal(message.error, 'message_not_found')) {
    return (
      <Page title={VIEW_MESSAGE.notFound.title}>
        <EmptyState title={VIEW_MESSAGE.notFound.text} action={back} />
      </Page>
    )
  }
  return (
    <QueryView
      query={message}
      message={VIEW_MESSAGE.loading}
      renderLoading={(panel) => (
        <Page title={VIEW_MESSAGE.title} actions={back}>
          {panel}
        </Page>
      )}
    >
      {(data) => <MessageDetail message={data} />}
    </QueryView>
  )
}
