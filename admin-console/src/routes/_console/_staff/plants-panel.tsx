import { createFileRoute } from '@tanstack/react-router'
import { PlantsScreen } from '../../../features/plants/PlantsScreen.tsx'
import { plantQueries } from '../../../features/plants/plant-queries.ts'
import { PlantsSearch } from '../../../features/plants/plants-search.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'
import { useCodeAhead } from '../../../lib/use-code-ahead.ts'

export const Route = createFileRoute('/_console/_staff/plants-panel')({
  validateSearch: PlantsSearch,
  loaderDeps: ({ search }) => ({ search: search.search }),
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ deps }) => {
    askAhead(queryClient.query(plantQueries.group(deps.search, 0)))
  },
  component: PlantsPanel,
})

function PlantsPanel() {
  const wish = Route.useSearch()
  const navigate = Route.useNavigate()
  useCodeAhead('/view-plant/$plantID')
  return (
    <PlantsScreen
      wish={wish}
      onWishChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
