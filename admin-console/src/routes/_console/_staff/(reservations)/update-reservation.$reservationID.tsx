import { createFileRoute } from '@tanstack/react-router'
import { CorrectReservationScreen } from '../../../../features/reservations/correct/CorrectReservationScreen.tsx'

export const Route = createFileRoute('/_console/_staff/(reservations)/update-reservation/$reservationID')({
  component: UpdateReservation,
})

function UpdateReservation() {
  const { reservationID } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <CorrectReservationScreen
      key={reservationID}
      reservationId={reservationID}
      onCorrected={() => void navigate({ to: '/view-reservation/$reservationID', params: { reservationID } })}
    />
  )
}
