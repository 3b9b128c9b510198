import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { AuditScreen } from '../../../../features/audit/AuditScreen.tsx'
import { auditQueries } from '../../../../features/audit/audit-queries.ts'
import { type AuditPageSearch, readAuditSearch } from '../../../../features/audit/audit-search.ts'
import { filtersOf, listProps } from '../../../../lib/paged-list/list-props.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'
import { staffQueries } from '../../../../lib/queries/staff-queries.ts'
import type { SearchWithIgnored } from '../../../../lib/search/search-with-ignored.ts'

export const Route = createFileRoute('/_console/_staff/(staff)/audit-panel')({
  validateSearch: (address: SearchWithIgnored<AuditPageSearch> & SearchSchemaInput) =>
    readAuditSearch(address),
  loaderDeps: ({ search }) => filtersOf(search),
  loader: ({ context: { queryClient }, deps }) => {
    const options = auditQueries.list(deps)
    const staff = staffQueries.list()
    void prefetchBeforeDraw(queryClient, queryClient.query(staff), staff)
    return prefetchBeforeDraw(queryClient, queryClient.infiniteQuery(options), options)
  },
  component: AuditPanel,
})

function AuditPanel() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AuditScreen
      {...listProps(search, (next) => void navigate({ search: next, replace: true, resetScroll: false }))}
    />
  )
}
