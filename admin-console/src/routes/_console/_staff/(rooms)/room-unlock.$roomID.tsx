import { createFileRoute } from '@tanstack/react-router'
import { RoomBlockings } from '../../../../features/blockings/RoomBlockings.tsx'

export const Route = createFileRoute('/_console/_staff/(rooms)/room-unlock/$roomID')({
  component: UnlockRoom,
})

function UnlockRoom() {
  return <RoomBlockings action="unblock" roomId={Route.useParams().roomID} />
}
