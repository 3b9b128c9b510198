import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '../../../features/messages/MessagesScreen.tsx'
import { messageQueries } from '../../../features/messages/message-queries.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/messages-panel/')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: () => {
    askAhead(queryClient.infiniteQuery(messageQueries.list()))
  },
  component: MessagesScreen,
})
