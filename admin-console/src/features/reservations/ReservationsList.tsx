import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { LoadMore } from 'shared-ui/components/LoadMore'
import { Spinner } from 'shared-ui/components/Spinner'
import { COMPONENT_WORDS } from 'shared-ui/copy/components'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import type { ReservationSummaryAnswer } from 'shared-ui/validators/reservation'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { useMedia } from '../../lib/use-media.ts'
import { ReservationCards } from './ReservationCards.tsx'
import styles from './ReservationsList.module.css'
import { ReservationsTable } from './ReservationsTable.tsx'
import { reservationQueries } from './reservation-queries.ts'
import { isNarrowed, NO_FILTERS, type ReservationFilters } from './reservations-search.ts'

export type ReservationsListProps = {
  filters: ReservationFilters
  onFiltersChange: (filters: ReservationFilters) => void
  onDelete: (reservation: ReservationSummaryAnswer) => void
}

/** From this width on a table has room; below it is a list of cards. */
const TABLE_FITS = '(min-width: 44rem)'

/** the list in each of its states. While new filters are asked for, what was there stays, paled. */
export function ReservationsList({ filters, onFiltersChange, onDelete }: ReservationsListProps) {
  const Reservations = useMedia(TABLE_FITS) ? ReservationsTable : ReservationCards
  const list = useInfiniteQuery({ ...reservationQueries.list(filters), placeholderData: keepPreviousData })
  if (list.data === undefined) {
    return (
      <LoadingPanel
        message={RESERVATIONS_PANEL.loading}
        error={list.error && <ProblemText problem={list.error} />}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const reservations = list.data.pages.flatMap((page) => page.reservations)
  const total = list.data.pages.at(-1)?.total ?? 0
  if (reservations.length === 0 && !list.isPlaceholderData) {
    return <NoReservations filters={filters} onFiltersChange={onFiltersChange} />
  }
  return (
    <div className={styles.results} aria-busy={list.isPlaceholderData}>
      {list.isPlaceholderData ? (
        <Spinner message={RESERVATIONS_PANEL.loading} />
      ) : (
        <p className={styles.count} role="status">
          {RESERVATIONS_PANEL.shown(reservations.length, total)}
        </p>
      )}
      {list.isRefetchError && (
        <Alert action={<Button onClick={() => void list.refetch()}>{COMPONENT_WORDS.retry}</Button>}>
          <ProblemText problem={list.error} />
        </Alert>
      )}
      <Reservations reservations={reservations} isWhole={!list.hasNextPage} onDelete={onDelete} />
      {list.hasNextPage && (
        <LoadMore
          pending={list.isFetchingNextPage}
          error={list.isFetchNextPageError && <ProblemText problem={list.error} />}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  )
}

/** W-09: nothing there, or nothing that matches, and the way on. */
function NoReservations({ filters, onFiltersChange }: Omit<ReservationsListProps, 'onDelete'>) {
  if (!isNarrowed(filters)) {
    return <EmptyState title={RESERVATIONS_PANEL.empty}>{RESERVATIONS_PANEL.emptyText}</EmptyState>
  }
  return (
    <EmptyState
      title={RESERVATIONS_PANEL.empty}
      action={<Button onClick={() => onFiltersChange(NO_FILTERS)}>{RESERVATIONS_PANEL.clearFilters}</Button>}
    >
      {RESERVATIONS_PANEL.emptyFiltered}
    </EmptyState>
  )
}
