import { createFileRoute } from '@tanstack/react-router'
import { EditPlantScreen } from '../../../../features/plants/edit/EditPlantScreen.tsx'

export const Route = createFileRoute('/_console/_staff/(garden)/update-plant/$plantID')({
  component: UpdatePlant,
})

function UpdatePlant() {
  const { plantID } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <EditPlantScreen
      key={plantID}
      plantId={plantID}
      onUpdated={() => void navigate({ to: '/view-plant/$plantID', params: { plantID } })}
    />
  )
}
