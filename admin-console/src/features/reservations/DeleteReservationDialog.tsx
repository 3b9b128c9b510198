import { useState } from 'react'
import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { DELETE_RESERVATION } from 'shared-ui/copy/reservations/reservations-panel'
import { hasBegun } from 'shared-ui/rules/reservations/begun-stay'
import { LONGEST_REASON } from 'shared-ui/validators/reservations/reservation-corrections'
import { useTodayInLima } from '../../lib/nights/today-in-lima.ts'
import { BegunStayDialog } from './BegunStayDialog.tsx'
import { clientName } from './reservation-words.ts'
import { StayLine } from './StayLine.tsx'
import { type DeletableReservation, useDeleteReservation } from './use-delete-reservation.ts'

export type DeleteReservationDialogProps = {
  reservation: DeletableReservation
  onCancel: () => void
  onDeleted: () => void
}

/** Asks for confirmation and a reason, then deletes a reservation; explains why a stay that has begun cannot be deleted. */
export function DeleteReservationDialog({ reservation, onCancel, onDeleted }: DeleteReservationDialogProps) {
  const deletion = useDeleteReservation()
  const [reason, setReason] = useState('')
  const today = useTodayInLima()
  if (hasBegun(reservation, today)) {
    return <BegunStayDialog reservation={reservation} action="delete" onDismiss={onCancel} />
  }
  return (
    <ConfirmDialog
      title={DELETE_RESERVATION.title(clientName(reservation.client))}
      pending={deletion.isPending}
      error={deletion.error && <ProblemText problem={deletion.error} />}
      onConfirm={() => deletion.mutate({ id: reservation._id, reason }, { onSuccess: onDeleted })}
      onCancel={onCancel}
    >
      <StayLine reservation={reservation} />
      <p>{DELETE_RESERVATION.consequences[reservation.state]}</p>
      <TextAreaField
        label={DELETE_RESERVATION.reason}
        hint={DELETE_RESERVATION.reasonHint}
        rows={2}
        maxLength={LONGEST_REASON}
        optional
        value={reason}
        onValueChange={setReason}
      />
    </ConfirmDialog>
  )
}
