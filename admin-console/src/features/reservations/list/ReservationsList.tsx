import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations/reservations-panel'
import { useMedia } from '../../../lib/hooks/use-media.ts'
import type { OpenGroups } from '../../../lib/paged-list/open-groups.ts'
import { PagedList } from '../../../lib/paged-list/PagedList.tsx'
import { reservationQueries } from '../reservation-queries.ts'
import { NoReservations } from './NoReservations.tsx'
import { ReservationCards } from './ReservationCards.tsx'
import type { ReservationMenuActions } from './ReservationMenu.tsx'
import { ReservationsTable } from './ReservationsTable.tsx'
import type { ReservationFilters } from './reservations-search.ts'

/** Paper, and widths where the table fits; the side menu takes some of it from 60rem on. Elsewhere cards are shown. */
const TABLE_FITS = 'print, (min-width: 66rem), (min-width: 52rem) and (max-width: 59.99rem)'

export type ReservationsListProps = ReservationMenuActions & {
  filters: ReservationFilters
  opened: OpenGroups
  onFiltersChange: (filters: ReservationFilters) => void
}

/** The list with loading, error and empty states. The previous entries stay visible, greyed out, while others load. */
export function ReservationsList({ filters, opened, onFiltersChange, ...actions }: ReservationsListProps) {
  const Reservations = useMedia(TABLE_FITS) ? ReservationsTable : ReservationCards
  const list = useInfiniteQuery({ ...reservationQueries.list(filters), placeholderData: keepPreviousData })
  const reservations = list.data?.pages.flatMap((page) => page.reservations) ?? []
  return (
    <PagedList
      list={list}
      shown={reservations.length}
      opened={opened}
      words={RESERVATIONS_PANEL}
      empty={<NoReservations filters={filters} onFiltersChange={onFiltersChange} />}
    >
      <Reservations
        key={filters.order}
        reservations={reservations}
        order={filters.order}
        isWhole={!list.hasNextPage}
        {...actions}
      />
    </PagedList>
  )
}
