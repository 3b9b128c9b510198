import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { PlantsScreen } from '../../../features/plants/PlantsScreen.tsx'
import { plantQueries } from '../../../features/plants/plant-queries.ts'
import { type PlantsWish, readPlantsSearch } from '../../../features/plants/plants-search.ts'
import { askAhead } from '../../../lib/query-client.ts'
import type { ToldAddress } from '../../../lib/told-search.ts'
import { useCodeAhead } from '../../../lib/use-code-ahead.ts'

export const Route = createFileRoute('/_console/_staff/plants-panel')({
  validateSearch: (address: ToldAddress<PlantsWish> & SearchSchemaInput) => readPlantsSearch(address),
  loaderDeps: ({ search }) => ({ search: search.search }),
  loader: ({ context: { queryClient }, deps }) => {
    const wanted = plantQueries.group(deps.search, 0)
    return askAhead(queryClient, queryClient.query(wanted), wanted)
  },
  component: PlantsPanel,
})

function PlantsPanel() {
  const { ignored, ...wish } = Route.useSearch()
  const navigate = Route.useNavigate()
  useCodeAhead('/view-plant/$plantID')
  return (
    <PlantsScreen
      wish={wish}
      ignored={ignored}
      onWishChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
