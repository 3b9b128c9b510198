import { useMemo } from 'react'
import { formatDayOfMonth } from 'shared-ui/copy/format'
import { type CalendarDate, daysBetween } from 'shared-ui/rules/dates/calendar-date'
import { MAX_BLOCKING_DAYS_AHEAD } from 'shared-ui/validators/rooms/blocking'
import { type BoardRow, nightOf } from '../board-rows.ts'
import { type CellPosition, cellAt } from '../interaction/board-moves.ts'
import type { MovingBar } from '../interaction/use-bar-drag.ts'
import type { Selection } from '../interaction/use-night-selection.ts'
import { BoardLine } from './BoardLine.tsx'
import { useRowsInSteps } from './use-rows-in-steps.ts'

export type BoardLinesProps = {
  rows: readonly BoardRow[]
  days: readonly CalendarDate[]
  /** Today in the lodge's time zone. */
  today: CalendarDate
  /** The cell in the tab order. */
  position: CellPosition
  selection: Selection | null
  /** Where a dragged bar would be dropped. */
  moving: MovingBar | null
}

/** The rows of the board, those beyond the first window a little later. Row props are mostly primitive, so that memoised rows render again only when they change. */
export function BoardLines({ rows, days, today, position, selection, moving }: BoardLinesProps) {
  const dayNames = useMemo(() => days.map(formatDayOfMonth), [days])
  const first = days[0] ?? today
  const firstOpen = daysBetween(first, today)
  const focusedCell = cellAt(rows, position)
  const rendered = useRowsInSteps(rows.length)
  return rows.slice(0, rendered).map((row, index) => {
    const selected = selection?.row === index ? selection.nights : null
    const moved = moving?.row === index ? moving.stay : null
    return (
      <BoardLine
        key={row.room._id}
        row={row}
        index={index}
        dayNames={dayNames}
        firstOpen={firstOpen}
        lastOpen={firstOpen + MAX_BLOCKING_DAYS_AHEAD}
        focusedNight={focusedCell && position.row === index ? nightOf(focusedCell) : null}
        firstSelected={selected && daysBetween(first, selected.from)}
        lastSelected={selected && daysBetween(first, selected.to)}
        firstMoved={moved && daysBetween(first, moved.entry)}
        departureMoved={moved && daysBetween(first, moved.departure)}
      />
    )
  })
}
