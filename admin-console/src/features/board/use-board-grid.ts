import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useMemo,
} from 'react'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { countNights } from 'shared-ui/rules/statistics'
import type { Board } from 'shared-ui/validators/board'
import { placeIn } from './board-dom.ts'
import { cellAt, type Place } from './board-moves.ts'
import { boardRows } from './board-rows.ts'
import { useBoardKeys } from './use-board-keys.ts'
import type { BoardGridActions } from './use-board-steps.ts'
import { useFocusedCell } from './use-focused-cell.ts'
import { useNightChoice } from './use-night-choice.ts'
import { useNightDrag } from './use-night-drag.ts'

type BoardRefs = { grid: RefObject<HTMLElement | null>; menu: RefObject<HTMLElement | null> }

/** Whether the browser is asked to open a link elsewhere: then it is not the board's to open. */
const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

const isTap = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch'

export type BoardOnDay = BoardGridActions & {
  board: Board
  /** The lodge's day (W-03). */
  today: CalendarDate
}

/** What the board does with mouse, finger and keys: one listener for all of its cells. */
export function useBoardGrid({ grid, menu }: BoardRefs, { board, today, ...actions }: BoardOnDay) {
  const rows = useMemo(() => boardRows(board), [board])
  const period = { from: board.from, to: board.to }
  const choice = useNightChoice(rows, { period, today })
  const spot = useFocusedCell({ grid, rows, period }, today)
  const { standing, extendTo } = choice
  // What is pressed is seen, and stays where it is under the pointer.
  const begin = (place: Place): boolean => {
    const isBegun = choice.begin(place)
    if (isBegun) spot.goTo(place, { preventScroll: true })
    return isBegun
  }
  const keys = useBoardKeys({ rows, from: board.from, today, spot, choice, menu }, actions)
  const drag = useNightDrag({
    days: countNights(period),
    begin,
    extendTo,
    giveUp: choice.clear,
    chosenRow: standing?.row ?? null,
  })

  /** A finger's first tap begins a choice, its second in the same room ends it. */
  const tap = (place: Place) => {
    const isSecond = standing?.row === place.row && standing.nights.from === standing.nights.to
    if (isSecond) extendTo(place.night)
    else begin(place)
  }
  const onClick = (event: MouseEvent) => {
    const place = placeIn(event.target)
    const cell = place && cellAt(rows, place)
    if (place && cell?.kind === 'free' && isTap(event)) tap(place)
    if (cell?.kind !== 'bar' || opensElsewhere(event)) return
    event.preventDefault()
    actions.onOpen(cell)
  }
  const handlers = {
    onClick,
    onPointerDown: (event: PointerEvent<HTMLElement>) => drag.startDrag(event),
    onKeyDown: (event: KeyboardEvent) => keys.handleKey(event),
    onFocus: (event: FocusEvent) => spot.noteFocus(event),
    onBlur: () => spot.noteBlur(),
  }
  const leaveChoice = () => {
    choice.clear()
    spot.comeBack()
  }
  return { rows, place: spot.place, standing, isDrawing: drag.isDrawing, handlers, leaveChoice }
}
