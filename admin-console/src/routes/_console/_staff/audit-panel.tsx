import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '../../../features/audit/AuditScreen.tsx'
import { auditQueries } from '../../../features/audit/audit-queries.ts'
import { AuditSearch } from '../../../features/audit/audit-search.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'
import { staffQueries } from '../../../lib/staff-queries.ts'

export const Route = createFileRoute('/_console/_staff/audit-panel')({
  validateSearch: AuditSearch,
  loaderDeps: ({ search }) => search,
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ deps }) => {
    askAhead(queryClient.infiniteQuery(auditQueries.list(deps)))
    askAhead(queryClient.query(staffQueries.list()))
  },
  component: AuditPanel,
})

function AuditPanel() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AuditScreen
      filters={filters}
      onFiltersChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
