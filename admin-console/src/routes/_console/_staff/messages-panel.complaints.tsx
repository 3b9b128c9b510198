import { createFileRoute } from '@tanstack/react-router'
import { ComplaintsScreen } from '../../../features/complaints/ComplaintsScreen.tsx'
import { complaintQueries } from '../../../features/complaints/complaint-queries.ts'
import { ComplaintsSearch } from '../../../features/complaints/complaints-search.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/messages-panel/complaints')({
  validateSearch: ComplaintsSearch,
  loaderDeps: ({ search }) => search,
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ deps }) => {
    askAhead(queryClient.infiniteQuery(complaintQueries.list(deps)))
  },
  component: ComplaintsPanel,
})

function ComplaintsPanel() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ComplaintsScreen
      filters={filters}
      onFiltersChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
