import { createFileRoute } from '@tanstack/react-router'
import { RoomBlockings } from '../../../../features/blockings/RoomBlockings.tsx'

export const Route = createFileRoute('/_console/_staff/(rooms)/room-lock/$roomID')({ component: LockRoom })

/** The same page as `/room-block`. */
function LockRoom() {
  return <RoomBlockings action="block" roomId={Route.useParams().roomID} />
}
