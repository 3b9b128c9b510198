import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { LoadMore } from 'shared-ui/components/LoadMore'
import { Spinner } from 'shared-ui/components/Spinner'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import type { ReservationSummaryAnswer } from 'shared-ui/validators/reservation'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { RefreshProblem } from '../../lib/RefreshProblem.tsx'
import { useFocusOnNew } from '../../lib/use-focus-on-new.ts'
import { useMedia } from '../../lib/use-media.ts'
import { NoReservations } from './NoReservations.tsx'
import { ReservationCards } from './ReservationCards.tsx'
import styles from './ReservationsList.module.css'
import { ReservationsTable } from './ReservationsTable.tsx'
import { reservationQueries } from './reservation-queries.ts'
import type { ReservationFilters } from './reservations-search.ts'

/** Where a table has room; the menu at its side, which comes at 60rem, takes some. Elsewhere it is a list of cards. */
const TABLE_FITS = '(min-width: 66rem), (min-width: 52rem) and (max-width: 59.99rem)'

export type ReservationsListProps = {
  filters: ReservationFilters
  onFiltersChange: (filters: ReservationFilters) => void
  onDelete: (reservation: ReservationSummaryAnswer) => void
}

/** the list in each of its states. While new filters are asked for, what was there stays, paled. */
export function ReservationsList({ filters, onFiltersChange, onDelete }: ReservationsListProps) {
  const Reservations = useMedia(TABLE_FITS) ? ReservationsTable : ReservationCards
  const list = useInfiniteQuery({ ...reservationQueries.list(filters), placeholderData: keepPreviousData })
  const reservations = list.data?.pages.flatMap((page) => page.reservations) ?? []
  const { results, noteAsked } = useFocusOnNew(reservations.length, !list.hasNextPage)
  if (list.data === undefined) {
    return (
      <LoadingPanel
        message={RESERVATIONS_PANEL.loading}
        error={list.error && <ProblemText problem={list.error} />}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (reservations.length === 0 && !list.isPlaceholderData) {
    return <NoReservations filters={filters} onFiltersChange={onFiltersChange} />
  }
  const loadMore = () => {
    noteAsked()
    void list.fetchNextPage()
  }
  return (
    <div className={styles.results} aria-busy={list.isPlaceholderData} ref={results}>
      {list.isPlaceholderData ? (
        <Spinner message={RESERVATIONS_PANEL.loading} />
      ) : (
        <p className={styles.count} role="status">
          {RESERVATIONS_PANEL.shown(reservations.length, list.data.pages.at(-1)?.total ?? 0)}
        </p>
      )}
      {list.isRefetchError && <RefreshProblem problem={list.error} onRetry={() => void list.refetch()} />}
      <Reservations reservations={reservations} isWhole={!list.hasNextPage} onDelete={onDelete} />
      {list.hasNextPage && (
        <LoadMore
          pending={list.isFetchingNextPage}
          error={list.isFetchNextPageError && <ProblemText problem={list.error} />}
          onLoadMore={loadMore}
        />
      )}
    </div>
  )
}
