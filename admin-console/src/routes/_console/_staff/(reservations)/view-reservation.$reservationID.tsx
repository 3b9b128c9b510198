import { createFileRoute } from '@tanstack/react-router'
import { ReservationScreen } from '../../../../features/reservations/detail/ReservationScreen.tsx'
import { reservationQueries } from '../../../../features/reservations/reservation-queries.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(reservations)/view-reservation/$reservationID')({
  loader: ({ context: { queryClient }, params }) =>
    prefetchBeforeDraw(queryClient, reservationQueries.detail(params.reservationID)),
  component: ViewReservation,
})

function ViewReservation() {
  const { reservationID } = Route.useParams()
  return <ReservationScreen key={reservationID} reservationId={reservationID} />
}
