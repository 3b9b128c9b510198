import { memo } from 'react'
import { BOARD } from 'shared-ui/copy/board'
import type { FreeNight } from 'shared-ui/rules/board-layout'
import { BarCell } from './BarCell.tsx'
import styles from './BoardLine.module.css'
import { type BoardRow, nightOf } from './board-rows.ts'
import { freeLabel } from './board-words.ts'
import { halves } from './halves.ts'

export type BoardLineProps = {
  row: BoardRow
  index: number
  /** The days of the board in words, in their order. */
  dayNames: readonly string[]
  /** The nights that may be chosen lie between these, both included. */
  firstOpen: number
  lastOpen: number
  /** The night of the cell that Tab comes to, or null where that is in another row. */
  focusedNight: number | null
  /** The nights chosen in this row, first and last, or null. */
  firstChosen: number | null
  lastChosen: number | null
}

/** A room with its nights. Drawn anew only when something in it changes, and left alone while it is out of sight. */
export const BoardLine = memo(function BoardLine(props: BoardLineProps) {
  const { row, index, dayNames, focusedNight, firstChosen, lastChosen } = props
  const days = dayNames.length
  return (
    <div className={styles.line} role="row" aria-rowindex={index + 2} data-row={index}>
      <div className={styles.room} role="rowheader" aria-colindex={1}>
        <strong className={styles.identifier}>{row.room.identifier}</strong>
        <span className={styles.category}>{row.room.archived ? BOARD.archived : row.room.category}</span>
      </div>
      <div className={styles.track} data-track="">
        {row.cells.map((cell) =>
          cell.kind === 'free' ? (
            <FreeCell key={cell.night} {...props} cell={cell} />
          ) : (
            <BarCell
              key={cell.taking._id}
              room={row.room}
              bar={cell}
              isFocusedCell={focusedNight === nightOf(cell)}
            />
          ),
        )}
        {firstChosen !== null && lastChosen !== null && (
          <Chosen first={firstChosen} last={lastChosen} days={days} />
        )}
      </div>
    </div>
  )
})

function FreeCell({ cell, row, dayNames, focusedNight, ...props }: BoardLineProps & { cell: FreeNight }) {
  const { night } = cell
  const { firstOpen, lastOpen, firstChosen, lastChosen } = props
  const isChosen = firstChosen !== null && lastChosen !== null && night >= firstChosen && night <= lastChosen
  const isPast = night < firstOpen
  const isOpen = !isPast && night <= lastOpen && !row.room.archived
  const unchosen = isPast ? 'past' : 'free'
  return (
    <div
      className={styles.free}
      role="gridcell"
      tabIndex={focusedNight === night ? 0 : -1}
      aria-colindex={night + 2}
      aria-label={freeLabel(row.room, dayNames[night] ?? '', isChosen ? 'chosen' : unchosen)}
      aria-selected={isOpen ? isChosen : undefined}
      data-night={night}
      data-open={isOpen || undefined}
      style={halves(cell)}
    />
  )
}

/** The nights chosen, drawn as the bar that they would be. */
function Chosen({ first, last, days }: { first: number; last: number; days: number }) {
  const bar = { start: first * 2 + 1, end: Math.min(last * 2 + 3, days * 2) }
  return <div className={styles.chosen} aria-hidden="true" style={halves(bar)} />
}
