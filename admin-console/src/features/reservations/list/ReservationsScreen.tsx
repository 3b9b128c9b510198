import { useState } from 'react'
import { IGNORED_ADDRESS } from 'shared-ui/copy/problems/ignored-address'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations/reservations-panel'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import type { OpenGroups } from '../../../lib/paged-list/open-groups.ts'
import { IgnoredNotice } from '../../../lib/search/IgnoredNotice.tsx'
import { DeleteReservationDialog } from '../DeleteReservationDialog.tsx'
import { DeletionNotice } from '../DeletionNotice.tsx'
import { useRestoreReservation } from '../use-delete-reservation.ts'
import { ExportButton } from './ExportButton.tsx'
import { ReservationFiltersBar } from './ReservationFiltersBar.tsx'
import { ReservationsList } from './ReservationsList.tsx'
import { RoomFilter } from './RoomFilter.tsx'
import type { ReservationFilters, ReservationsWords } from './reservations-search.ts'

/** The labels of the search parameters, as the filters name them. */
const ADDRESS_LABELS: Record<keyof ReservationsWords, string> = {
  search: RESERVATIONS_PANEL.search,
  roomID: RESERVATIONS_PANEL.ignoredRoom,
  from: RESERVATIONS_PANEL.from,
  to: RESERVATIONS_PANEL.to,
  state: RESERVATIONS_PANEL.state,
  balance: RESERVATIONS_PANEL.balance,
  order: RESERVATIONS_PANEL.order,
  groups: IGNORED_ADDRESS.groups,
}

export type ReservationsScreenProps = {
  /** What the list is narrowed by, as in the address. */
  filters: ReservationFilters
  /** Search parameters that were ignored because they are invalid, separated by spaces. */
  ignored?: string | undefined
  /** The number of groups that the address opens. */
  opened: OpenGroups
  /** Receives the new filters when one is chosen, cleared or typed; the page puts them into the address. */
  onFiltersChange: (filters: ReservationFilters) => void
}

/** Page with the filtered list of reservations, which can be opened, deleted and exported. */
export function ReservationsScreen({
  filters,
  ignored = '',
  opened,
  onFiltersChange,
}: ReservationsScreenProps) {
  const [toDelete, setToDelete] = useState<ReservationSummaryResponse | null>(null)
  const [deleted, setDeleted] = useState<ReservationSummaryResponse | null>(null)
  const restoring = useRestoreReservation()
  const askToDelete = (reservation: ReservationSummaryResponse) => {
    setDeleted(null)
    restoring.reset()
    setToDelete(reservation)
  }
  const restore = (reservation: ReservationSummaryResponse) => {
    setDeleted(null)
    restoring.mutate(reservation)
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
      <IgnoredNotice ignored={ignored} labels={ADDRESS_LABELS} />
      <ReservationFiltersBar filters={filters} onFiltersChange={onFiltersChange} />
      {filters.roomID !== '' && (
        <RoomFilter roomID={filters.roomID} onRemove={() => onFiltersChange({ ...filters, roomID: '' })} />
      )}
      <DeletionNotice deleted={deleted} restoring={restoring} />
      <ReservationsList
        filters={filters}
        opened={opened}
        onFiltersChange={onFiltersChange}
        onDelete={askToDelete}
        onRestore={restore}
      />
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
