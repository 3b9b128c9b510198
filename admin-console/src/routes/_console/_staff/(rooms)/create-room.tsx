import { createFileRoute } from '@tanstack/react-router'
import { CreateRoomScreen } from '../../../../features/rooms/edit/CreateRoomScreen.tsx'

export const Route = createFileRoute('/_console/_staff/(rooms)/create-room')({ component: CreateRoom })

function CreateRoom() {
  const navigate = Route.useNavigate()
  return <CreateRoomScreen onCreated={() => void navigate({ to: '/rooms-panel' })} />
}
