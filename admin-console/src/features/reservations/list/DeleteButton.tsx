import { Trash2 } from 'lucide-react'
import { Button } from 'shared-ui/components/Button'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { DELETE_RESERVATION } from 'shared-ui/copy/reservations/reservations-panel'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { clientName } from '../reservation-words.ts'
import styles from './DeleteButton.module.css'

export type DeleteButtonProps = {
  reservation: ReservationSummaryResponse
  onDelete: (reservation: ReservationSummaryResponse) => void
}

/** Button of a list entry that asks to delete its reservation; renders nothing for a deleted one. */
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
