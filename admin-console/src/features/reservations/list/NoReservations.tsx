import { Button } from 'shared-ui/components/Button'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations/reservations-panel'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { isListNarrowed, NO_FILTERS } from './reservation-filters.ts'
import type { ReservationFilters } from './reservations-search.ts'

export type NoReservationsProps = {
  filters: ReservationFilters
  onFiltersChange: (filters: ReservationFilters) => void
}

/** Empty state: no reservations yet, or none that match the filters. */
export function NoReservations({ filters, onFiltersChange }: NoReservationsProps) {
  if (!isListNarrowed(filters)) {
    return (
      <EmptyState
        title={RESERVATIONS_PANEL.empty}
        action={<ButtonRouteLink to="/create-reservation">{RESERVATIONS_PANEL.add}</ButtonRouteLink>}
      >
        {RESERVATIONS_PANEL.emptyText}
      </EmptyState>
    )
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
