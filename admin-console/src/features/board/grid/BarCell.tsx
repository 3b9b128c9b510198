import type { BoardRoom } from 'shared-ui/validators/reservations/board'
import { type BoardBar, nightOf } from '../board-rows.ts'
import { barAddress, barLabel, barText, owes } from '../board-words.ts'
import styles from './BarCell.module.css'
import { halves } from './halves.ts'

export type BarCellProps = {
  room: BoardRoom
  bar: BoardBar
  /** Whether this is the cell in the tab order (roving tabindex). */
  isFocusedCell: boolean
}

/** The value of `data-look`: the kind of occupancy; reservations by payment and by where the guest is. */
function lookOf({ occupancy }: BoardBar): string {
  if (occupancy.kind !== 'reservation') return occupancy.kind
  if (occupancy.state === 'pending') return 'pending'
  return occupancy.stay === 'to_come' ? 'reservation' : occupancy.stay
}

/**
 * An occupancy as a bar, from the middle of its first day to the middle of the day it ends on. The link is a plain anchor
 * and the board handles the clicks: rendering a thousand router links would take longer than the rest of the board.
 */
export function BarCell({ room, bar, isFocusedCell }: BarCellProps) {
  const { start, end, firstNight, lastNight, occupancy } = bar
  const moved = occupancy.kind === 'reservation' ? occupancy.moved : undefined
  const address = barAddress(occupancy)
  const label = barLabel(room, bar)
  const Press = address === undefined ? 'button' : 'a'
  return (
    <div
      className={styles.cell}
      role="gridcell"
      aria-colindex={Math.max(firstNight, 0) + 2}
      aria-colspan={lastNight - firstNight + 1}
      style={halves(bar)}
    >
      <Press
        className={styles.bar}
        {...(address === undefined ? { type: 'button' } : { href: address })}
        tabIndex={isFocusedCell ? 0 : -1}
        aria-label={label}
        title={label}
        draggable={false}
        data-night={nightOf(bar)}
        data-look={lookOf(bar)}
        data-owes={owes(occupancy) || undefined}
        data-moved-in={Boolean(moved?.roomBefore) || undefined}
        data-moves-on={Boolean(moved?.roomAfter) || undefined}
        data-began-before={bar.beganBefore || undefined}
        data-goes-on={bar.goesOn || undefined}
      >
        {end - start > 1 && <span className={styles.text}>{barText(occupancy)}</span>}
      </Press>
    </div>
  )
}
