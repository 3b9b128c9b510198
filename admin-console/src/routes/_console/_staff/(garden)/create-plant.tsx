import { createFileRoute } from '@tanstack/react-router'
import { CreatePlantScreen } from '../../../../features/plants/edit/CreatePlantScreen.tsx'

export const Route = createFileRoute('/_console/_staff/(garden)/create-plant')({ component: CreatePlant })

function CreatePlant() {
  const navigate = Route.useNavigate()
  return <CreatePlantScreen onCreated={() => void navigate({ to: '/plants-panel' })} />
}
