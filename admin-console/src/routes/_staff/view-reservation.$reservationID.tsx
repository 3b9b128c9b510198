import { createFileRoute } from '@tanstack/react-router'
import { reservationQueries } from '../../features/reservations/reservation-queries.ts'
import { ReservationScreen } from '../../features/reservations/ReservationScreen.tsx'

export const Route = createFileRoute('/_staff/view-reservation/$reservationID')({
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(reservationQueries.detail(params.reservationID))
  },
  component: ViewReservation,
})

function ViewReservation() {
  const { reservationID } = Route.useParams()
  return <ReservationScreen key={reservationID} reservationId={reservationID} />
}
