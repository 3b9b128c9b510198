import { createFileRoute } from '@tanstack/react-router'
import { MessageScreen } from '../../../../features/messages/MessageScreen.tsx'
import { messageQueries } from '../../../../features/messages/message-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'

export const Route = createFileRoute('/_console/_staff/(messages)/view-message/$messageID')({
  loader: ({ context: { queryClient }, params }) => {
    const options = messageQueries.detail(params.messageID)
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: ViewMessage,
})

function ViewMessage() {
  const { messageID } = Route.useParams()
  return <MessageScreen key={messageID} messageId={messageID} />
}
