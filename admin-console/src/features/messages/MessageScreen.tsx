import { useQuery } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { VIEW_MESSAGE } from 'shared-ui/copy/messages/messages-panel'
import { BackToList } from '../../lib/notices/BackToList.tsx'
import { RefreshProblem } from '../../lib/notices/RefreshProblem.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { MessageDetail } from './MessageDetail.tsx'
import { messageQueries } from './message-queries.ts'

const back = <BackToList to="/messages-panel">{VIEW_MESSAGE.back}</BackToList>

/** A message in each of its states. */
export function MessageScreen({ messageId }: { messageId: string }) {
  const message = useQuery(messageQueries.detail(messageId))
  if (isRefusal(message.error, 'message_not_found')) {
    return (
      <Page title={VIEW_MESSAGE.notFound.title}>
        <EmptyState title={VIEW_MESSAGE.notFound.text} action={back} />
      </Page>
    )
  }
  if (message.data === undefined) {
    return (
      <Page title={VIEW_MESSAGE.title} actions={back}>
        <LoadingPanel
          message={VIEW_MESSAGE.loading}
          error={message.error && <ProblemText problem={message.error} />}
          onRetry={() => void message.refetch()}
        />
      </Page>
    )
  }
  return (
    <>
      {message.isRefetchError && (
        <RefreshProblem problem={message.error} onRetry={() => void message.refetch()} />
      )}
      <MessageDetail message={message.data} />
    </>
  )
}
