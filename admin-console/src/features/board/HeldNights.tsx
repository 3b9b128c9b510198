import { useState } from 'react'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { HOLD, roomInWords } from 'shared-ui/copy/board'
import { HOLDS } from 'shared-ui/copy/holds'
import { stayFromNights } from 'shared-ui/rules/stay'
import { HoldTime } from '../../lib/holds/HoldTime.tsx'
import { ReleaseHoldDialog, type ShownHold } from '../../lib/holds/ReleaseHoldDialog.tsx'
import type { BoardBar, BoardRow } from './board-rows.ts'
import { shownHold } from './board-words.ts'

export type HeldNightsProps = {
  rows: readonly BoardRow[]
  bar: BoardBar
  onClose: () => void
  /** Hears in a sentence what became of a release. */
  onEnd: (sentence: string) => void
}

/** M-08: what a hold is and how long it lasts, and the way to release it. */
export function HeldNights({ rows, bar, onClose, onEnd }: HeldNightsProps) {
  const [isReleasing, setReleasing] = useState(false)
  const { taking } = bar
  const room = rows.find((row) => row.room._id === taking.room)?.room
  if (taking.kind !== 'hold' || !room) return null
  const hold = shownHold(room, taking)
  return isReleasing ? (
    <ReleaseHoldDialog hold={hold} onEnd={({ sentence }) => onEnd(sentence)} onCancel={onClose} />
  ) : (
    <HoldDialog
      hold={hold}
      title={HOLD.title(roomInWords(room.identifier))}
      onRelease={() => setReleasing(true)}
      onClose={onClose}
    />
  )
}

type HoldDialogProps = { hold: ShownHold; title: string; onRelease: () => void; onClose: () => void }

function HoldDialog({ hold, title, onRelease, onClose }: HoldDialogProps) {
  const { entry, departure } = stayFromNights(hold.inDate, hold.outDate)
  return (
    <Dialog
      title={title}
      onDismiss={onClose}
      actions={
        <>
          <Button onClick={onRelease}>{HOLDS.release}</Button>
          <Button onClick={onClose}>{HOLD.close}</Button>
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
