import { createFileRoute, useRouter } from '@tanstack/react-router'
import { PlantScreen } from '../../features/garden/PlantScreen.tsx'

export const Route = createFileRoute('/_live/plant/$plantID')({ component: Plant })

function Plant() {
  const { plantID } = Route.useParams()
  const NotFound = useRouter().options.defaultNotFoundComponent
  return (
    <PlantScreen
      key={plantID}
      plantID={plantID}
      notFound={NotFound && <NotFound isNotFound routeId={Route.id} />}
    />
  )
}
