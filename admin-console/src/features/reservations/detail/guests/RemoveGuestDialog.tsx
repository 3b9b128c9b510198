import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { GUESTS } from 'shared-ui/copy/guests/guests'
import type { GuestResponse } from 'shared-ui/validators/reservations/guest'
import { guestName } from './GuestsList.tsx'
import { useRemoveGuest } from './use-guests.ts'

export type RemoveGuestDialogProps = {
  reservationId: string
  guest: GuestResponse
  onRemoved: () => void
  onClose: () => void
}

/** Asks before a guest is removed. */
export function RemoveGuestDialog({ reservationId, guest, onRemoved, onClose }: RemoveGuestDialogProps) {
  const removing = useRemoveGuest(reservationId)
  return (
    <ConfirmDialog
      title={GUESTS.removeTitle(guestName(guest))}
      pending={removing.isPending}
      error={removing.error && <ProblemText problem={removing.error} />}
      onConfirm={() => removing.mutate(guest._id, { onSuccess: onRemoved })}
      onCancel={onClose}
    >
      <p>{GUESTS.removeNote}</p>
    </ConfirmDialog>
  )
}
