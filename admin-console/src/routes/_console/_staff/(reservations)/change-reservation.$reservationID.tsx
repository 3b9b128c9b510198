import { createFileRoute } from '@tanstack/react-router'
import { ChangeReservationScreen } from '../../../../features/reservations/change/ChangeReservationScreen.tsx'
import { ChangeSearch } from '../../../../features/reservations/change/change-search.ts'
import { reservationQueries } from '../../../../features/reservations/reservation-queries.ts'
import { useTodayInLima } from '../../../../lib/nights/today-in-lima.ts'
import { prefetchBeforeDraw } from '../../../../lib/queries/prefetch.ts'

export const Route = createFileRoute('/_console/_staff/(reservations)/change-reservation/$reservationID')({
  validateSearch: ChangeSearch,
  loader: ({ context: { queryClient }, params }) =>
    prefetchBeforeDraw(queryClient, reservationQueries.detail(params.reservationID)),
  component: ChangeReservation,
})

function ChangeReservation() {
  const { reservationID } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <ChangeReservationScreen
      key={reservationID}
      reservationId={reservationID}
      address={Route.useSearch()}
      onAddressChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
      today={useTodayInLima()}
      onChanged={() => void navigate({ to: '/view-reservation/$reservationID', params: { reservationID } })}
    />
  )
}
