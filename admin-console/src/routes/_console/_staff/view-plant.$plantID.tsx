import { createFileRoute } from '@tanstack/react-router'
import { PlantScreen } from '../../../features/plants/PlantScreen.tsx'
import { plantQueries } from '../../../features/plants/plant-queries.ts'
import { prefetchBeforeDraw } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/view-plant/$plantID')({
  loader: ({ context: { queryClient }, params }) => {
    const wanted = plantQueries.detail(params.plantID)
    return prefetchBeforeDraw(queryClient, queryClient.query(wanted), wanted)
  },
  component: ViewPlant,
})

function ViewPlant() {
  const { plantID } = Route.useParams()
  return <PlantScreen key={plantID} plantId={plantID} />
}
