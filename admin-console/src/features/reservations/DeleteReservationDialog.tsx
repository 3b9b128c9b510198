import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { DELETE_RESERVATION } from 'shared-ui/copy/reservations/reservations-panel'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { clientName } from './reservation-words.ts'
import { StayLine } from './StayLine.tsx'
import { useDeleteReservation } from './use-delete-reservation.ts'

/** The fields of a reservation that the dialog needs. */
export type DeletableReservation = Pick<
  ReservationSummaryResponse,
  '_id' | 'inDate' | 'outDate' | 'room' | 'client' | 'state'
>

export type DeleteReservationDialogProps = {
  reservation: DeletableReservation
  onCancel: () => void
  onDeleted: () => void
}

/** Asks for confirmation, then deletes a reservation. */
export function DeleteReservationDialog({ reservation, onCancel, onDeleted }: DeleteReservationDialogProps) {
  const deletion = useDeleteReservation()
  return (
    <ConfirmDialog
      title={DELETE_RESERVATION.title(clientName(reservation.client))}
      pending={deletion.isPending}
      error={deletion.error && <ProblemText problem={deletion.error} />}
      onConfirm={() => deletion.mutate(reservation._id, { onSuccess: onDeleted })}
      onCancel={onCancel}
    >
      <StayLine reservation={reservation} />
      <p>{DELETE_RESERVATION.consequences[reservation.state]}</p>
    </ConfirmDialog>
  )
}
