import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { ReservationsScreen } from '../../../../features/reservations/list/ReservationsScreen.tsx'
import {
  type ReservationsWords,
  readReservationsSearch,
} from '../../../../features/reservations/list/reservations-search.ts'
import { reservationQueries } from '../../../../features/reservations/reservation-queries.ts'
import { usePreloadedCode } from '../../../../lib/hooks/use-preloaded-code.ts'
import { filtersOf, listProps } from '../../../../lib/paged-list/list-props.ts'
import { prefetchPagesBeforeDraw } from '../../../../lib/queries/prefetch.ts'
import type { SearchWithIgnored } from '../../../../lib/search/search-with-ignored.ts'

export const Route = createFileRoute('/_console/_staff/(reservations)/reservations-panel')({
  validateSearch: (address: SearchWithIgnored<ReservationsWords> & SearchSchemaInput) =>
    readReservationsSearch(address),
  loaderDeps: ({ search }) => filtersOf(search),
  loader: ({ context: { queryClient }, deps }) =>
    prefetchPagesBeforeDraw(queryClient, reservationQueries.list(deps)),
  component: ReservationsPanel,
})

function ReservationsPanel() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  usePreloadedCode('/view-reservation/$reservationID')
  return (
    <ReservationsScreen
      {...listProps(search, (next) => void navigate({ search: next, replace: true, resetScroll: false }))}
    />
  )
}
