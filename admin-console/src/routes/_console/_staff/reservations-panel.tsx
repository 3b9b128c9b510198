import { createFileRoute } from '@tanstack/react-router'
import { ReservationsScreen } from '../../../features/reservations/ReservationsScreen.tsx'
import { reservationQueries } from '../../../features/reservations/reservation-queries.ts'
import { ReservationsSearch } from '../../../features/reservations/reservations-search.ts'
import { askAhead, queryClient } from '../../../lib/query-client.ts'

export const Route = createFileRoute('/_console/_staff/reservations-panel')({
  validateSearch: ReservationsSearch,
  loaderDeps: ({ search }) => search,
  // Not waited for: the screen says that it loads, and what went wrong (W-05).
  loader: ({ deps }) => {
    askAhead(queryClient.infiniteQuery(reservationQueries.list(deps)))
  },
  component: ReservationsPanel,
})

function ReservationsPanel() {
  const filters = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReservationsScreen
      filters={filters}
      onFiltersChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
