import { createFileRoute } from '@tanstack/react-router'
import { PlantScreen } from '../../../../features/plants/detail/PlantScreen.tsx'
import { plantQueries } from '../../../../features/plants/plant-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(garden)/view-plant/$plantID')({
  loader: ({ context: { queryClient }, params }) =>
    prefetchBeforeDraw(queryClient, plantQueries.detail(params.plantID)),
  component: ViewPlant,
})

function ViewPlant() {
  const { plantID } = Route.useParams()
  return <PlantScreen key={plantID} plantId={plantID} />
}
