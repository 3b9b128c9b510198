import { createFileRoute } from '@tanstack/react-router'
import { CREATED } from 'shared-ui/copy/console/created'
import { ReserveRoomScreen } from '../../../../features/create-reservation/reserve/ReserveRoomScreen.tsx'
import { useShowCreated } from '../../../../lib/created/show-created.ts'
import { ButtonRouteLink } from '../../../../lib/links.tsx'
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
  const showCreated = useShowCreated()
  const arrive = async (reservationID: string, client: string) => {
    await navigate({ to: '/reservations-panel' })
    const link = (
      <ButtonRouteLink to="/view-reservation/$reservationID" params={{ reservationID }}>
        {CREATED.openReservation}
      </ButtonRouteLink>
    )
    showCreated({ sentence: CREATED.reservation(client), link })
  }
  return (
    <ReserveRoomScreen
      key={`${roomID} ${inDate} ${outDate}`}
      roomId={roomID}
      stay={{ entry: inDate, departure: outDate }}
      today={today}
      onReserved={(id, client) => void arrive(id, client)}
    />
  )
}
