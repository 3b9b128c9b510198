import { chosenNights } from 'shared-ui/rules/board-selection'
import { addDays, type CalendarDate, daysBetween } from 'shared-ui/rules/calendar-date'
import type { Period } from 'shared-ui/rules/statistics'
import type { Place } from './board-moves.ts'
import { type BoardBar, type BoardRow, isOnOffer } from './board-rows.ts'
import type { useFocusedCell } from './use-focused-cell.ts'
import type { useNightChoice } from './use-night-choice.ts'

export type BoardGridActions = {
  /** Shows the board a month on (`1`) or back (`-1`). */
  onMoveMonth: (by: 1 | -1) => void
  /** Shows the board with a night beyond an edge of it, and the nights `chosen` still in sight; returns whether it can. */
  onReach: (night: CalendarDate, chosen: Period | undefined) => boolean
  /** Opens the reservation, blocking or hold of a bar. */
  onOpen: (bar: BoardBar) => void
}

export type StepsOver = {
  rows: readonly BoardRow[]
  /** The first day of the board. */
  from: CalendarDate
  /** The lodge's day (W-03). */
  today: CalendarDate
  spot: ReturnType<typeof useFocusedCell>
  choice: ReturnType<typeof useNightChoice>
}

/** Steps that may lead over the edge of the board: it then moves on, and the night that was meant has the focus. */
export function useBoardSteps({ rows, from, today, spot, choice }: StepsOver, actions: BoardGridActions) {
  const { place } = spot

  /** Goes to a night that the board does not show yet. */
  const reach = (night: number) => {
    const wanted = addDays(from, night)
    if (actions.onReach(wanted, undefined)) spot.awaitNight(wanted)
  }
  /** Draws the choice a night on, or begins one. */
  const stretch = (step: 1 | -1) => {
    const { row } = place
    const { standing } = choice
    const here = addDays(from, place.night)
    const before = standing?.row === row ? standing.choice : { anchor: here, head: here }
    const next: Place = { row, night: daysBetween(from, before.head) + step }
    const drawn = choice.drawTo(next, before.anchor)
    if (!drawn) return
    spot.goTo({ row, night: daysBetween(from, drawn.head) })
    const its = rows[row]
    if (its && !(next.night in its.byNight)) stretchBeyond(its, next, drawn)
  }
  const stretchBeyond = (
    { room }: BoardRow,
    next: Place,
    drawn: NonNullable<ReturnType<typeof choice.drawTo>>,
  ) => {
    const wanted = addDays(from, next.night)
    if (!isOnOffer(room, today, wanted) || !actions.onReach(wanted, chosenNights(drawn))) return
    choice.awaitNight(next.row, drawn, wanted)
    spot.awaitNight(wanted)
  }
  return { reach, stretch }
}
