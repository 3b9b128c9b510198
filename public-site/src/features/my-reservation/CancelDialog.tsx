import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { formatDate } from 'shared-ui/copy/format'
import { CANCEL_DIALOG, GUEST_RESERVATION } from 'shared-ui/copy/guest-reservation'
import type { GuestReservationResponse } from 'shared-ui/validators/guest-reservation'
import { ProblemText } from '../../lib/ProblemText.tsx'
import { OfferedRefund } from './OfferedRefund.tsx'
import { type CancelState, type TakenBack, useCancel } from './use-cancel.ts'

export type CancelDialogProps = {
  token: string
  reservation: GuestReservationResponse
  offered: NonNullable<GuestReservationResponse['offered']>
  /** Leaves the reservation as it is. */
  onKeep: () => void
  /** Takes the question back, since what was read is not what holds: the page says why. */
  onTakenBack: (why: TakenBack) => void
}

/**
 * B-12, P-08: the rule that applies, what goes back, and only then the cancellation. The focus starts on 'No cancelar'. Once
 * the reservation is cancelled, or cannot be any more, the page takes the dialog away; and also where another refund holds than
 * was read, so that a second press, or a key that is held, confirms nothing that was not.
 */
export function CancelDialog({ token, reservation, offered, onKeep, onTakenBack }: CancelDialogProps) {
  const { state, send, look } = useCancel(token, onTakenBack)
  const isBusy = state.at !== 'asking'
  const isLost = state.at === 'looking' || (state.at === 'asking' && state.told?.kind === 'lost')
  const { room, entry, departure } = reservation
  return (
    <Dialog
      title={CANCEL_DIALOG.title}
      role="alertdialog"
      onDismiss={isBusy ? undefined : onKeep}
      actions={
        <>
          <Button disabled={isBusy} onClick={onKeep} data-initial-focus>
            {CANCEL_DIALOG.keep}
          </Button>
          <Button
            variant={isLost ? 'primary' : 'danger'}
            pending={isBusy}
            onClick={() => void (isLost ? look(reservation) : send(reservation))}
          >
            {isLost ? CANCEL_DIALOG.look : CANCEL_DIALOG.submit}
          </Button>
        </>
      }
    >
      <Described state={state} />
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

/** What came of the last press, above what holds now. */
function Described({ state }: { state: CancelState }) {
  if (state.at !== 'asking' || state.told === null) return null
  const { told } = state
  return (
    <div ref={bringIntoView}>
      <Alert>{told.kind === 'refused' ? <ProblemText problem={told.problem} /> : CANCEL_DIALOG.lost}</Alert>
    </div>
  )
}

/** On a phone who pressed may have scrolled past it. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' })
