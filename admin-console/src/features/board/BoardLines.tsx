import { useMemo } from 'react'
import { formatDayOfMonth } from 'shared-ui/copy/format'
import { type CalendarDate, daysBetween } from 'shared-ui/rules/calendar-date'
import { MAX_BLOCKING_DAYS_AHEAD } from 'shared-ui/validators/blocking'
import { BoardLine } from './BoardLine.tsx'
import { cellAt, type Place } from './board-moves.ts'
import { type BoardRow, nightOf } from './board-rows.ts'
import type { Selection } from './use-night-choice.ts'

export type BoardLinesProps = {
  rows: readonly BoardRow[]
  days: readonly CalendarDate[]
  /** The lodge's day (W-03). */
  today: CalendarDate
  /** Where Tab comes to. */
  place: Place
  standing: Selection | null
}

/** The rooms of the board. What goes into a line are plain values, so that only those that changed are drawn anew. */
export function BoardLines({ rows, days, today, place, standing }: BoardLinesProps) {
  const dayNames = useMemo(() => days.map(formatDayOfMonth), [days])
  const first = days[0] ?? today
  const firstOpen = daysBetween(first, today)
  const spot = cellAt(rows, place)
  return rows.map((row, index) => {
    const chosen = standing?.row === index ? standing.nights : null
    return (
      <BoardLine
        key={row.room._id}
        row={row}
        index={index}
        dayNames={dayNames}
        firstOpen={firstOpen}
        lastOpen={firstOpen + MAX_BLOCKING_DAYS_AHEAD}
        focusedNight={spot && place.row === index ? nightOf(spot) : null}
        firstChosen={chosen && daysBetween(first, chosen.from)}
        lastChosen={chosen && daysBetween(first, chosen.to)}
      />
    )
  })
}
