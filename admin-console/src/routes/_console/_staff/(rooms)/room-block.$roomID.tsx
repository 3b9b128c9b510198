import { createFileRoute } from '@tanstack/react-router'
import { RoomBlockings } from '../../../../features/blockings/RoomBlockings.tsx'

export const Route = createFileRoute('/_console/_staff/(rooms)/room-block/$roomID')({ component: BlockRoom })

function BlockRoom() {
  return <RoomBlockings action="block" roomId={Route.useParams().roomID} />
}
