import { createFileRoute } from '@tanstack/react-router'
import { BlockingsScreen } from '../../../features/blockings/BlockingsScreen.tsx'
import { useTodayInLima } from '../../../lib/today-in-lima.ts'

export const Route = createFileRoute('/_console/_staff/room-lock/$roomID')({ component: LockRoom })

/** The same screen as `/room-block`. */
function LockRoom() {
  const { roomID } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <BlockingsScreen
      key={roomID}
      action="block"
      roomId={roomID}
      today={useTodayInLima()}
      onDone={() => void navigate({ to: '/rooms-panel' })}
    />
  )
}
