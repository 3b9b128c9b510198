import { createFileRoute } from '@tanstack/react-router'
import { ReserveRoomScreen } from '../../../../features/create-reservation/reserve/ReserveRoomScreen.tsx'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'

export const Route = createFileRoute(
  '/_console/_staff/(reservations)/create-reservation/$roomID/$inDate/$outDate',
)({
  component: ReserveRoom,
})

function ReserveRoom() {
  const { roomID, inDate, outDate } = Route.useParams()
  const today = useTodayInLima()
  const navigate = Route.useNavigate()
  return (
    <ReserveRoomScreen
      key={`${roomID} ${inDate} ${outDate}`}
      roomId={roomID}
      stay={{ entry: inDate, departure: outDate }}
      today={today}
      onReserved={() => void navigate({ to: '/reservations-panel' })}
    />
  )
}
