import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { ReservationsScreen } from '../../../features/reservations/list/ReservationsScreen.tsx'
import {
  type ReservationsWords,
  readReservationsSearch,
} from '../../../features/reservations/list/reservations-search.ts'
import { reservationQueries } from '../../../features/reservations/reservation-queries.ts'
import { prefetchBeforeDraw } from '../../../lib/query-client.ts'
import type { SearchWithIgnored } from '../../../lib/search-with-ignored.ts'
import { usePreloadedCode } from '../../../lib/use-preloaded-code.ts'

export const Route = createFileRoute('/_console/_staff/reservations-panel')({
  validateSearch: (address: SearchWithIgnored<ReservationsWords> & SearchSchemaInput) =>
    readReservationsSearch(address),
  loaderDeps: ({ search: { ignored: _, groups: __, ...filters } }) => filters,
  loader: ({ context: { queryClient }, deps }) => {
    const options = reservationQueries.list(deps)
    return prefetchBeforeDraw(queryClient, queryClient.infiniteQuery(options), options)
  },
  component: ReservationsPanel,
})

function ReservationsPanel() {
  const { ignored, groups, ...filters } = Route.useSearch()
  const navigate = Route.useNavigate()
  usePreloadedCode('/view-reservation/$reservationID')
  return (
    <ReservationsScreen
      filters={filters}
      ignored={ignored}
      opened={{
        groups,
        onOpen: (more) =>
          void navigate({ search: { ...filters, groups: more }, replace: true, resetScroll: false }),
      }}
      onFiltersChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  )
}
