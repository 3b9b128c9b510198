import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { BLOCKED, roomInWords } from 'shared-ui/copy/reservations/board'
import type { BoardBlocking } from 'shared-ui/validators/reservations/board'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import type { BoardBar, BoardRow } from '../board-rows.ts'
import { useUnblockNights } from '../interaction/use-unblock-nights.ts'

export type BlockedNightsProps = {
  rows: readonly BoardRow[]
  bar: BoardBar
  onDismiss: () => void
  /** Receives the outcome as a sentence. */
  onEnd: (sentence: string) => void
}

/** Dialog of a blocking: its nights, who blocked them and why, and the button that unblocks them. */
export function BlockedNights({ rows, bar, ...props }: BlockedNightsProps) {
  const { occupancy } = bar
  const room = rows.find((row) => row.room._id === occupancy.room)?.room
  if (occupancy.kind !== 'blocking' || !room) return null
  return <BlockedDialog room={roomInWords(room.identifier)} blocking={occupancy} {...props} />
}

type BlockedDialogProps = Pick<BlockedNightsProps, 'onDismiss' | 'onEnd'> & {
  room: string
  blocking: BoardBlocking
}

function BlockedDialog({ room, blocking, onDismiss, onEnd }: BlockedDialogProps) {
  const unblocking = useUnblockNights(blocking)
  const { inDate, outDate, by, reason } = blocking
  return (
    <Dialog
      title={BLOCKED.title(room)}
      onDismiss={unblocking.isPending ? undefined : onDismiss}
      actions={
        <>
          <ButtonRouteLink to="/room-unlock/$roomID" params={{ roomID: blocking.room }}>
            {BLOCKED.someNights}
          </ButtonRouteLink>
          <Button
            variant="primary"
            pending={unblocking.isPending}
            onClick={() => unblocking.mutate(undefined, { onSuccess: () => onEnd(BLOCKED.done(room)) })}
          >
            {BLOCKED.unblock}
          </Button>
        </>
      }
    >
      <p>{BLOCKED.nights(inDate, outDate)}</p>
      <p>{reason === '' ? BLOCKED.noReason : BLOCKED.reason(reason)}</p>
      {by !== null && <p>{BLOCKED.by(by)}</p>}
      {unblocking.error && (
        <Alert>
          <ProblemText problem={unblocking.error} />
        </Alert>
      )}
    </Dialog>
  )
}
