import { createFileRoute } from '@tanstack/react-router'
import { EditRoomScreen } from '../../../../features/rooms/edit/EditRoomScreen.tsx'

export const Route = createFileRoute('/_console/_staff/(rooms)/update-room/$roomID')({
  component: UpdateRoom,
})

function UpdateRoom() {
  const { roomID } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <EditRoomScreen
      key={roomID}
      roomId={roomID}
      onUpdated={() => void navigate({ to: '/view-room/$roomID', params: { roomID } })}
    />
  )
}
