import { Trash2 } from 'lucide-react'
import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { DELETE_RESERVATION } from 'shared-ui/copy/reservations-panel'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservation'
import styles from './DeleteButton.module.css'
import { clientName } from './reservation-words.ts'

export type DeleteButtonProps = {
  reservation: ReservationSummaryResponse
  onDelete: (reservation: ReservationSummaryResponse) => void
}

/** Asks to delete a reservation of a list; a deleted one has none. */
export function DeleteButton({ reservation, onDelete }: DeleteButtonProps) {
  if (reservation.state === 'deleted') return null
  return (
    <Button
      variant="quiet"
      className={styles.delete}
      title={DELETE_RESERVATION.button}
      onClick={() => onDelete(reservation)}
    >
      <Trash2 aria-hidden="true" />
      <VisuallyHidden>{DELETE_RESERVATION.title(clientName(reservation.client))}</VisuallyHidden>
    </Button>
  )
}
