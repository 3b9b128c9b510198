import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { complaintQueries } from '../../../../features/complaints/complaint-queries.ts'
import { ComplaintsScreen } from '../../../../features/complaints/list/ComplaintsScreen.tsx'
import {
  type ComplaintsPageSearch,
  readComplaintsSearch,
} from '../../../../features/complaints/list/complaints-search.ts'
import { filtersOf, listProps } from '../../../../lib/paged-list/list-props.ts'
import { prefetchPagesBeforeDraw } from '../../../../lib/queries/prefetch.ts'
import type { SearchWithIgnored } from '../../../../lib/search/search-with-ignored.ts'

export const Route = createFileRoute('/_console/_staff/(messages)/messages-panel/complaints')({
  validateSearch: (address: SearchWithIgnored<ComplaintsPageSearch> & SearchSchemaInput) =>
    readComplaintsSearch(address),
  loaderDeps: ({ search }) => filtersOf(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetchPagesBeforeDraw(queryClient, complaintQueries.list(deps)),
  component: ComplaintsPanel,
})

function ComplaintsPanel() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ComplaintsScreen
      {...listProps(search, (next) => void navigate({ search: next, replace: true, resetScroll: false }))}
    />
  )
}
