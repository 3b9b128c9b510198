import { selectedNights } from 'shared-ui/rules/board/board-selection'
import { addDays, type CalendarDate, daysBetween } from 'shared-ui/rules/dates/calendar-date'
import type { Period } from 'shared-ui/rules/dates/period'
import { type BoardBar, type BoardRow, isOnOffer } from '../board-rows.ts'
import type { CellPosition } from './board-moves.ts'
import type { useFocusedCell } from './use-focused-cell.ts'
import type { useNightSelection } from './use-night-selection.ts'

export type BoardGridActions = {
  /** Moves the board by a month, forward (`1`) or back (`-1`). */
  onMoveMonth: (by: 1 | -1) => void
  /** Moves the board to show a night beyond its edge, keeping the `selected` nights visible; returns whether it can. */
  onReach: (night: CalendarDate, selected: Period | undefined) => boolean
  /** Opens the reservation, the blockings or the hold of a bar. */
  onOpen: (bar: BoardBar) => void
}

export type BoardStepsContext = {
  rows: readonly BoardRow[]
  /** The first day of the board. */
  from: CalendarDate
  /** Today in the lodge's time zone. */
  today: CalendarDate
  focusedCell: ReturnType<typeof useFocusedCell>
  selector: ReturnType<typeof useNightSelection>
}

/** Moves that may lead over the edge of the board, which then moves and focuses the night beyond it. */
export function useBoardSteps(
  { rows, from, today, focusedCell, selector }: BoardStepsContext,
  actions: BoardGridActions,
) {
  const { position } = focusedCell

  /** Moves the board and the focus to a night that is not visible yet. */
  const moveBeyondEdge = (night: number) => {
    const target = addDays(from, night)
    if (actions.onReach(target, undefined)) focusedCell.awaitNight(target)
  }
  /** Extends the selection by a night, or starts one. */
  const extend = (step: 1 | -1) => {
    const { row } = position
    const { selection } = selector
    const here = addDays(from, position.night)
    const before = selection?.row === row ? selection.range : { anchor: here, head: here }
    const next: CellPosition = { row, night: daysBetween(from, before.head) + step }
    const range = selector.selectTo(next, before.anchor)
    if (!range) return
    focusedCell.goTo({ row, night: daysBetween(from, range.head) })
    const boardRow = rows[row]
    if (boardRow && !(next.night in boardRow.byNight)) extendBeyondEdge(boardRow, next, range)
  }
  const extendBeyondEdge = (
    { room }: BoardRow,
    next: CellPosition,
    range: NonNullable<ReturnType<typeof selector.selectTo>>,
  ) => {
    const target = addDays(from, next.night)
    if (!isOnOffer(room, today, target) || !actions.onReach(target, selectedNights(range))) return
    selector.awaitNight(next.row, range, target)
    focusedCell.awaitNight(target)
  }
  return { moveBeyondEdge, extend }
}
