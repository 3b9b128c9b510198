import { createFileRoute } from '@tanstack/react-router'
import { PlantScreen } from '../../../features/plants/PlantScreen.tsx'
import { plantQueries } from '../../../features/plants/plant-queries.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/view-plant/$plantID')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ params }) => {
    askAhead(queryClient.query(plantQueries.detail(params.plantID)))
  },
  component: ViewPlant,
})

function ViewPlant() {
  const { plantID } = Route.useParams()
  return <PlantScreen key={plantID} plantId={plantID} />
}
