import { createFileRoute } from '@tanstack/react-router'
import { ReservationScreen } from '../../../features/reservations/ReservationScreen.tsx'
import { reservationQueries } from '../../../features/reservations/reservation-queries.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/view-reservation/$reservationID')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ params }) => {
    askAhead(queryClient.query(reservationQueries.detail(params.reservationID)))
  },
  component: ViewReservation,
})

function ViewReservation() {
  const { reservationID } = Route.useParams()
  return <ReservationScreen key={reservationID} reservationId={reservationID} />
}
