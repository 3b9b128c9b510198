import { createFileRoute } from '@tanstack/react-router'
import { MessageScreen } from '../../../features/messages/MessageScreen.tsx'
import { messageQueries } from '../../../features/messages/message-queries.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/view-message/$messageID')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ params }) => {
    askAhead(queryClient.query(messageQueries.detail(params.messageID)))
  },
  component: ViewMessage,
})

function ViewMessage() {
  const { messageID } = Route.useParams()
  return <MessageScreen key={messageID} messageId={messageID} />
}
