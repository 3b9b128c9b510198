import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { DELETE_RESERVATION, RESERVATIONS_PANEL } from 'shared-ui/copy/reservations-panel'
import type { ReservationSummaryAnswer } from 'shared-ui/validators/reservation'
import { DoneNotice } from '../../lib/DoneNotice.tsx'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { DeleteReservationDialog } from './DeleteReservationDialog.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ignoredLabels } from './ignored-filters.ts'
import { ReservationFiltersBar } from './ReservationFiltersBar.tsx'
import { ReservationsList } from './ReservationsList.tsx'
import { RoomFilter } from './RoomFilter.tsx'
import { clientName } from './reservation-words.ts'
import type { ReservationFilters } from './reservations-search.ts'

export type ReservationsScreenProps = {
  filters: ReservationFilters
  /** Names of filters in the address that are none. */
  ignored?: string | undefined
  onFiltersChange: (filters: ReservationFilters) => void
}

/** the reservations, narrowed as the address says; each can be opened, and deleted after Sí/No. */
export function ReservationsScreen({ filters, ignored = '', onFiltersChange }: ReservationsScreenProps) {
  const [toDelete, setToDelete] = useState<ReservationSummaryAnswer | null>(null)
  const [deleted, setDeleted] = useState<ReservationSummaryAnswer | null>(null)
  const askToDelete = (reservation: ReservationSummaryAnswer) => {
    setDeleted(null)
    setToDelete(reservation)
  }
  const finishDeleting = () => {
    setDeleted(toDelete)
    setToDelete(null)
  }
  return (
    <Page
      title={RESERVATIONS_PANEL.title}
      actions={
        <>
          <ExportButton filters={filters} />
          <ButtonRouteLink variant="primary" to="/create-reservation" data-shortcut="create">
            {RESERVATIONS_PANEL.add}
          </ButtonRouteLink>
        </>
      }
    >
      {ignored !== '' && <Alert tone="warning">{RESERVATIONS_PANEL.ignored(ignoredLabels(ignored))}</Alert>}
      <ReservationFiltersBar filters={filters} onFiltersChange={onFiltersChange} />
      {filters.roomID !== '' && (
        <RoomFilter roomID={filters.roomID} onRemove={() => onFiltersChange({ ...filters, roomID: '' })} />
      )}
      {deleted && <DoneNotice>{DELETE_RESERVATION.done(clientName(deleted.client))}</DoneNotice>}
      <ReservationsList filters={filters} onFiltersChange={onFiltersChange} onDelete={askToDelete} />
      {toDelete && (
        <DeleteReservationDialog
          reservation={toDelete}
          onCancel={() => setToDelete(null)}
          onDeleted={finishDeleting}
        />
      )}
    </Page>
  )
}
