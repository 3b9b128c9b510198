import { createFileRoute } from '@tanstack/react-router'
import { MessagesScreen } from '../../../features/messages/MessagesScreen.tsx'
import { messageQueries } from '../../../features/messages/message-queries.ts'
import { MessagesSearch } from '../../../features/messages/messages-search.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/messages-panel/')({
  validateSearch: MessagesSearch,
  loaderDeps: ({ search }) => search,
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ deps }) => {
    askAhead(queryClient.infiniteQuery(messageQueries.list(deps)))
  },
  component: MessagesPanel,
})

function MessagesPanel() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <MessagesScreen
      filters={filters}
      onFiltersChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
