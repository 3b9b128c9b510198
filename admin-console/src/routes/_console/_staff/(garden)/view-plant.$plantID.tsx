import { createFileRoute } from '@tanstack/react-router'
import { PlantScreen } from '../../../../features/plants/detail/PlantScreen.tsx'
import { plantQueries } from '../../../../features/plants/plant-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/query-client.ts'

export const Route = createFileRoute('/_console/_staff/(garden)/view-plant/$plantID')({
  loader: ({ context: { queryClient }, params }) => {
    const options = plantQueries.detail(params.plantID)
    return prefetchBeforeDraw(queryClient, queryClient.query(options), options)
  },
  component: ViewPlant,
})

function ViewPlant() {
  const { plantID } = Route.useParams()
  return <PlantScreen key={plantID} plantId={plantID} />
}
