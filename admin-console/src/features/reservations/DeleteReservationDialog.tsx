import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { Dialog } from 'shared-ui/components/Dialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { TextAreaField } from 'shared-ui/components/TextAreaField'
import { DELETE_RESERVATION } from 'shared-ui/copy/reservations/reservations-panel'
import { hasBegun } from 'shared-ui/rules/reservations/begun-stay'
import { LONGEST_REASON } from 'shared-ui/validators/reservations/reservation-corrections'
import { useTodayInLima } from '../../lib/nights/today-in-lima.ts'
import { clientName } from './reservation-words.ts'
import { StayLine } from './StayLine.tsx'
import { type DeletableReservation, useDeleteReservation } from './use-delete-reservation.ts'

export type DeleteReservationDialogProps = {
  reservation: DeletableReservation
  onCancel: () => void
  onDeleted: () => void
}

/** Asks for confirmation and a reason, then deletes a reservation; explains why a stay that has begun cannot be deleted. */
export function DeleteReservationDialog(props: DeleteReservationDialogProps) {
  const { reservation, onCancel, onDeleted } = props
  const deletion = useDeleteReservation()
  const [reason, setReason] = useState('')
  const today = useTodayInLima()
  if (hasBegun(reservation, today)) return <BegunStayDialog {...props} />
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

function BegunStayDialog({ reservation, onCancel }: DeleteReservationDialogProps) {
  return (
    <Dialog
      title={DELETE_RESERVATION.begunTitle}
      onDismiss={onCancel}
      actions={
        <Button variant="primary" onClick={onCancel}>
          {DELETE_RESERVATION.understood}
        </Button>
      }
    >
      <StayLine reservation={reservation} />
      <p>{DELETE_RESERVATION.begun}</p>
    </Dialog>
  )
}
