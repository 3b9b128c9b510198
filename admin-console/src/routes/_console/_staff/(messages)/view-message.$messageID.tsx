import { createFileRoute } from '@tanstack/react-router'
import { MessageScreen } from '../../../../features/messages/MessageScreen.tsx'
import { messageQueries } from '../../../../features/messages/message-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(messages)/view-message/$messageID')({
  loader: ({ context: { queryClient }, params }) =>
    prefetchBeforeDraw(queryClient, messageQueries.detail(params.messageID)),
  component: ViewMessage,
})

function ViewMessage() {
  const { messageID } = Route.useParams()
  return <MessageScreen key={messageID} messageId={messageID} />
}
