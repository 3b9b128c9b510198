import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { PlantsScreen } from '../../../../features/plants/list/PlantsScreen.tsx'
import { type PlantFilters, readPlantsSearch } from '../../../../features/plants/list/plants-search.ts'
import { plantQueries } from '../../../../features/plants/plant-queries.ts'
import { usePreloadedCode } from '../../../../lib/hooks/use-preloaded-code.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'
import type { SearchWithIgnored } from '../../../../lib/search/search-with-ignored.ts'

export const Route = createFileRoute('/_console/_staff/(garden)/plants-panel')({
  validateSearch: (address: SearchWithIgnored<PlantFilters> & SearchSchemaInput) => readPlantsSearch(address),
  loaderDeps: ({ search }) => ({ search: search.search }),
  loader: ({ context: { queryClient }, deps }) =>
    prefetchBeforeDraw(queryClient, plantQueries.group(deps.search, 0)),
  component: PlantsPanel,
})

function PlantsPanel() {
  const { ignored, ...filters } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePreloadedCode('/view-plant/$plantID')
  return (
    <PlantsScreen
      filters={filters}
      ignored={ignored}
      onFiltersChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
