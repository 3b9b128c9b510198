import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { PlantScreen } from '../../features/garden/plant/PlantScreen.tsx'
import { isServedAsMissing } from '../../lib/document/is-prerendered.ts'

export const Route = createFileRoute('/_live/plant/$plantID')({
  // The server renders the page of each plant into this one.
  staticData: { prerenderedParams: { plantID: '-' } },
  beforeLoad: ({ location }) => {
    if (isServedAsMissing(location.pathname)) throw notFound()
  },
  component: Plant,
})

function Plant() {
  const { plantID } = Route.useParams()
  const NotFound = useRouter().options.defaultNotFoundComponent
  return (
    <PlantScreen
      key={plantID}
      plantId={plantID}
      notFound={NotFound && <NotFound isNotFound routeId={Route.id} />}
    />
  )
}
