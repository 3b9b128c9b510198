import { memo } from 'react'
import { BOARD } from 'shared-ui/copy/reservations/board'
import type { FreeNight } from 'shared-ui/rules/board/board-layout'
import { type BoardRow, nightOf } from '../board-rows.ts'
import { freeLabel } from '../board-words.ts'
import { BarCell } from './BarCell.tsx'
import styles from './BoardLine.module.css'
import { halves } from './halves.ts'

export type BoardLineProps = {
  row: BoardRow
  index: number
  /** The dates of the board in words, in order. */
  dayNames: readonly string[]
  /** The first and the last night that can be selected. */
  firstOpen: number
  lastOpen: number
  /** The night of the cell in the tab order; null if that cell is in another row. */
  focusedNight: number | null
  /** The first and the last selected night of this row, or null. */
  firstSelected: number | null
  lastSelected: number | null
  /** The first night and the day of departure of a bar that is dragged to this row, or null. */
  firstMoved: number | null
  departureMoved: number | null
}

/** A room with its nights. Memoised, and not rendered by the browser while it is off screen. */
export const BoardLine = memo(function BoardLine(props: BoardLineProps) {
  const { row, index, dayNames, focusedNight, firstSelected, lastSelected } = props
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
              // A guest who moved back has two bars in this row.
              key={`${cell.occupancy._id} ${cell.occupancy.inDate}`}
              room={row.room}
              bar={cell}
              isFocusedCell={focusedNight === nightOf(cell)}
            />
          ),
        )}
        {firstSelected !== null && lastSelected !== null && (
          <SelectedNights first={firstSelected} last={lastSelected} days={days} />
        )}
        {props.firstMoved !== null && props.departureMoved !== null && (
          <MovedNights first={props.firstMoved} departure={props.departureMoved} days={days} />
        )}
      </div>
    </div>
  )
})

function FreeCell({ cell, row, dayNames, focusedNight, ...props }: BoardLineProps & { cell: FreeNight }) {
  const { night } = cell
  const { firstOpen, lastOpen, firstSelected, lastSelected } = props
  const isSelected =
    firstSelected !== null && lastSelected !== null && night >= firstSelected && night <= lastSelected
  const isPast = night < firstOpen
  const isOpen = !isPast && night <= lastOpen && !row.room.archived
  const unselected = isPast ? 'past' : 'free'
  return (
    <div
      className={styles.free}
      role="gridcell"
      tabIndex={focusedNight === night ? 0 : -1}
      aria-colindex={night + 2}
      aria-label={freeLabel(row.room, dayNames[night] ?? '', isSelected ? 'selected' : unselected)}
      aria-selected={isOpen ? isSelected : undefined}
      data-night={night}
      data-open={isOpen || undefined}
      style={halves(cell)}
    />
  )
}

/** Where a dragged bar would be, as far as the board shows it. */
function MovedNights({ first, departure, days }: { first: number; departure: number; days: number }) {
  const bar = { start: Math.max(first * 2 + 1, 0), end: Math.min(departure * 2 + 1, days * 2) }
  return bar.start < bar.end ? <div className={styles.moved} aria-hidden="true" style={halves(bar)} /> : null
}

/** The selected nights, drawn as the bar they would become. */
function SelectedNights({ first, last, days }: { first: number; last: number; days: number }) {
  const bar = { start: first * 2 + 1, end: Math.min(last * 2 + 3, days * 2) }
  return <div className={styles.selected} aria-hidden="true" style={halves(bar)} />
}
