import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { AuditScreen } from '../../../features/audit/AuditScreen.tsx'
import { auditQueries } from '../../../features/audit/audit-queries.ts'
import { type AuditWords, readAuditSearch } from '../../../features/audit/audit-search.ts'
import { askAhead } from '../../../lib/query-client.ts'
import { staffQueries } from '../../../lib/staff-queries.ts'
import type { ToldAddress } from '../../../lib/told-search.ts'

export const Route = createFileRoute('/_console/_staff/audit-panel')({
  validateSearch: (address: ToldAddress<AuditWords> & SearchSchemaInput) => readAuditSearch(address),
  loaderDeps: ({ search: { ignored: _, groups: __, ...filters } }) => filters,
  loader: ({ context: { queryClient }, deps }) => {
    const wanted = auditQueries.list(deps)
    const staff = staffQueries.list()
    void askAhead(queryClient, queryClient.query(staff), staff)
    return askAhead(queryClient, queryClient.infiniteQuery(wanted), wanted)
  },
  component: AuditPanel,
})

function AuditPanel() {
  const { ignored, groups, ...filters } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AuditScreen
      filters={filters}
      ignored={ignored}
      opened={{
        groups,
        onOpen: (more) =>
          void navigate({ search: { ...filters, groups: more }, replace: true, resetScroll: false }),
      }}
      onFiltersChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
