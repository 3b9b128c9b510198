import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { complaintQueries } from '../../../features/complaints/complaint-queries.ts'
import { ComplaintsScreen } from '../../../features/complaints/list/ComplaintsScreen.tsx'
import {
  type ComplaintsPageSearch,
  readComplaintsSearch,
} from '../../../features/complaints/list/complaints-search.ts'
import { prefetchBeforeDraw } from '../../../lib/query-client.ts'
import type { SearchWithIgnored } from '../../../lib/search-with-ignored.ts'

export const Route = createFileRoute('/_console/_staff/messages-panel/complaints')({
  validateSearch: (address: SearchWithIgnored<ComplaintsPageSearch> & SearchSchemaInput) =>
    readComplaintsSearch(address),
  loaderDeps: ({ search: { ignored: _, groups: __, ...filters } }) => filters,
  loader: ({ context: { queryClient }, deps }) => {
    const options = complaintQueries.list(deps)
    return prefetchBeforeDraw(queryClient, queryClient.infiniteQuery(options), options)
  },
  component: ComplaintsPanel,
})

function ComplaintsPanel() {
  const { ignored, groups, ...filters } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ComplaintsScreen
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
