import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { HOLD, roomInWords } from 'shared-ui/copy/reservations/board'
import { HOLDS } from 'shared-ui/copy/reservations/holds'
import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import { HoldTime } from '../../../lib/holds/HoldTime.tsx'
import { ReleaseHoldDialog, type ShownHold } from '../../../lib/holds/ReleaseHoldDialog.tsx'
import type { BoardBar, BoardRow } from '../board-rows.ts'
import { shownHold } from '../board-words.ts'

export type HeldNightsProps = {
  rows: readonly BoardRow[]
  bar: BoardBar
  onDismiss: () => void
  /** Receives the outcome of the release as a sentence. */
  onEnd: (sentence: string) => void
}

/** Dialog that explains a hold, shows the time left, and can release it. */
export function HeldNights({ rows, bar, onDismiss, onEnd }: HeldNightsProps) {
  const [isReleasing, setReleasing] = useState(false)
  const occupancy = bar.occupancy
  const room = rows.find((row) => row.room._id === occupancy.room)?.room
  if (occupancy.kind !== 'hold' || !room) return null
  const hold = shownHold(room, occupancy)
  return isReleasing ? (
    <ReleaseHoldDialog hold={hold} onEnd={({ sentence }) => onEnd(sentence)} onCancel={onDismiss} />
  ) : (
    <HoldDialog
      hold={hold}
      title={HOLD.title(roomInWords(room.identifier))}
      onRelease={() => setReleasing(true)}
      onDismiss={onDismiss}
    />
  )
}

type HoldDialogProps = { hold: ShownHold; title: string; onRelease: () => void; onDismiss: () => void }

function HoldDialog({ hold, title, onRelease, onDismiss }: HoldDialogProps) {
  const { entry, departure } = stayFromNights(hold.inDate, hold.outDate)
  return (
    <Dialog
      title={title}
      onDismiss={onDismiss}
      actions={
        <>
          <Button onClick={onRelease}>{HOLDS.release}</Button>
          <Button onClick={onDismiss}>{HOLD.close}</Button>
        </>
      }
    >
      <p>{HOLD.stay(entry, departure)}</p>
      <p>
        <HoldTime until={hold.until} />
      </p>
      <p>{HOLD.outcome}</p>
    </Dialog>
  )
}
