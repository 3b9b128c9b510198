import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { formatDate } from 'shared-ui/copy/format'
import { CANCEL_DIALOG, GUEST_RESERVATION } from 'shared-ui/copy/reservations/guest-reservation'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'
import { OfferedRefund } from './OfferedRefund.tsx'
import { type CancelState, useCancel, type WithdrawalReason } from './use-cancel.ts'

export type CancelDialogProps = {
  token: string
  reservation: GuestReservationResponse
  offered: NonNullable<GuestReservationResponse['offered']>
  /** Closes the dialog without cancelling. */
  onDismiss: () => void
  /** Called when what the guest confirmed no longer applies: the page closes the dialog and says why. */
  onWithdrawn: (reason: WithdrawalReason) => void
}

/**
 * Confirms a cancellation: shows the applicable rule and the refund. The focus starts on 'No cancelar'. The page closes the dialog
 * once the reservation is cancelled or cannot be cancelled any more, and also if the refund has changed, so that a second press or
 * a held key does not confirm a refund that the guest has not seen.
 */
export function CancelDialog({ token, reservation, offered, onDismiss, onWithdrawn }: CancelDialogProps) {
  const { state, send, check } = useCancel(token, onWithdrawn)
  const isBusy = state.at !== 'asking'
  const isLost = state.at === 'checking' || (state.at === 'asking' && state.outcome?.kind === 'lost')
  const { room, entry, departure } = reservation
  return (
    <Dialog
      title={CANCEL_DIALOG.title}
      role="alertdialog"
      onDismiss={isBusy ? undefined : onDismiss}
      actions={
        <>
          <Button disabled={isBusy} onClick={onDismiss} data-initial-focus>
            {CANCEL_DIALOG.keep}
          </Button>
          <Button
            variant={isLost ? 'primary' : 'danger'}
            pending={isBusy}
            onClick={() => void (isLost ? check(reservation) : send(reservation))}
          >
            {isLost ? CANCEL_DIALOG.look : CANCEL_DIALOG.submit}
          </Button>
        </>
      }
    >
      <LastOutcome state={state} />
      <p>
        {CANCEL_DIALOG.stay(
          GUEST_RESERVATION.roomName(room.identifier, room.category),
          formatDate(entry),
          formatDate(departure),
        )}
      </p>
      <OfferedRefund offered={offered} paid={reservation} />
      <p>
        {CANCEL_DIALOG.consequence} {offered.amount > 0 && `${CANCEL_DIALOG.bank} `}
        {CANCEL_DIALOG.mail}
      </p>
    </Dialog>
  )
}

/** The outcome of the last press, if the dialog is still open. */
function LastOutcome({ state }: { state: CancelState }) {
  if (state.at !== 'asking' || state.outcome === null) return null
  const { outcome } = state
  return (
    <div ref={bringIntoView}>
      <Alert>
        {outcome.kind === 'refused' ? <ProblemText problem={outcome.problem} /> : CANCEL_DIALOG.lost}
      </Alert>
    </div>
  )
}

/** On a phone the alert may be scrolled out of view. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })
