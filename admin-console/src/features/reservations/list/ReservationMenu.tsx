import { ArchiveRestore, Trash2 } from 'lucide-react'
import { DELETE_RESERVATION } from 'shared-ui/copy/reservations/reservations-panel'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { RowMenu, RowMenuItem } from '../../../lib/table/RowMenu.tsx'
import { clientName } from '../reservation-words.ts'

/** What the menu of a list entry can do. */
export type ReservationMenuActions = {
  /** Asks whether to delete a reservation. */
  onDelete: (reservation: ReservationSummaryResponse) => void
  onRestore: (reservation: ReservationSummaryResponse) => void
}

export type ReservationMenuProps = ReservationMenuActions & { reservation: ReservationSummaryResponse }

/** The menu of a list entry: deletes its reservation, or restores a deleted one. */
export function ReservationMenu({ reservation, onDelete, onRestore }: ReservationMenuProps) {
  const client = clientName(reservation.client)
  return (
    <RowMenu label={DELETE_RESERVATION.menu(client)}>
      {reservation.state === 'deleted' ? (
        <RowMenuItem label={DELETE_RESERVATION.restoreTitle(client)} onSelect={() => onRestore(reservation)}>
          <ArchiveRestore aria-hidden="true" />
          {DELETE_RESERVATION.restore}
        </RowMenuItem>
      ) : (
        <RowMenuItem
          tone="danger"
          label={DELETE_RESERVATION.title(client)}
          onSelect={() => onDelete(reservation)}
        >
          <Trash2 aria-hidden="true" />
          {DELETE_RESERVATION.button}
        </RowMenuItem>
      )}
    </RowMenu>
  )
}
