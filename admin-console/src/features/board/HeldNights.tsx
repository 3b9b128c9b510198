import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { HOLD, roomInWords } from 'shared-ui/copy/board'
import { stayFromNights } from 'shared-ui/rules/stay'
import type { BoardBar, BoardRow } from './board-rows.ts'

export type HeldNightsProps = { rows: readonly BoardRow[]; bar: BoardBar; onClose: () => void }

/** B-08: what a hold is. There is nothing that staff could do with it: it becomes a reservation, or ends. */
export function HeldNights({ rows, bar, onClose }: HeldNightsProps) {
  const { taking } = bar
  const room = rows.find((row) => row.room._id === taking.room)?.room
  if (taking.kind !== 'hold' || !room) return null
  const { entry, departure } = stayFromNights(taking.inDate, taking.outDate)
  return (
    <Dialog
      title={HOLD.title(roomInWords(room.identifier))}
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{HOLD.close}</Button>}
    >
      <p>{HOLD.text(entry, departure)}</p>
      <p>{HOLD.until(taking.until)}</p>
    </Dialog>
  )
}
