import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { AuditScreen } from '../../../../features/audit/AuditScreen.tsx'
import { auditQueries } from '../../../../features/audit/audit-queries.ts'
import { type AuditPageSearch, readAuditSearch } from '../../../../features/audit/audit-search.ts'
import { filtersOf, listProps } from '../../../../lib/paged-list/list-props.ts'
import { prefetchBeforeDraw, prefetchPagesBeforeDraw } from '../../../../lib/queries/prefetch.ts'
import { staffQueries } from '../../../../lib/queries/staff-queries.ts'
import type { SearchWithIgnored } from '../../../../lib/search/search-with-ignored.ts'

export const Route = createFileRoute('/_console/_staff/(staff)/audit-panel')({
  validateSearch: (address: SearchWithIgnored<AuditPageSearch> & SearchSchemaInput) =>
    readAuditSearch(address),
  loaderDeps: ({ search }) => filtersOf(search),
  loader: ({ context: { queryClient }, deps }) => {
    void prefetchBeforeDraw(queryClient, staffQueries.list())
    return prefetchPagesBeforeDraw(queryClient, auditQueries.list(deps))
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
