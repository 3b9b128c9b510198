import { createFileRoute, notFound, useRouter } from '@tanstack/react-router'
import { PLANT_PAGE_PLACEHOLDERS } from 'shared-ui/rules/plant-page-marks'
import { PlantScreen } from '../../features/garden/plant/PlantScreen.tsx'
import { isServedAsMissing } from '../../lib/document/is-prerendered.ts'

export const Route = createFileRoute('/_live/plant/$plantID')({
  staticData: { prerenderedParams: { plantID: PLANT_PAGE_PLACEHOLDERS.id } },
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
      plantID={plantID}
      notFound={NotFound && <NotFound isNotFound routeId={Route.id} />}
    />
  )
}
