import { type MouseEvent, type PointerEvent, type RefObject, useMemo } from 'react'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { countNights } from 'shared-ui/rules/dates/period'
import type { Board } from 'shared-ui/validators/reservations/board'
import { type BoardBar, type BoardRow, boardRows } from '../board-rows.ts'
import type { BarMove } from './bar-move.ts'
import { positionIn } from './board-dom.ts'
import { type CellPosition, cellAt } from './board-moves.ts'
import { useBarDrag } from './use-bar-drag.ts'
import { useBarMenu } from './use-bar-menu.ts'
import { useBoardKeys } from './use-board-keys.ts'
import type { BoardGridActions } from './use-board-steps.ts'
import { useFocusedCell } from './use-focused-cell.ts'
import { useNightDrag } from './use-night-drag.ts'
import { type Selection, useNightSelection } from './use-night-selection.ts'

type BoardRefs = { grid: RefObject<HTMLElement | null>; menu: RefObject<HTMLElement | null> }

/** Whether a modifier key makes the browser open the link in another tab or window; the board then ignores the click. */
const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

const isTap = ({ nativeEvent }: MouseEvent): boolean =>
  nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch'

export type BoardOnDay = BoardGridActions & {
  board: Board
  /** Called when a reservation is dropped in another room or on other nights. */
  onMove: (move: BarMove) => void
  /** Today in the lodge's time zone. */
  today: CalendarDate
}

type ClickActions = {
  rows: readonly BoardRow[]
  /** A finger tapped a free night: the first tap starts a selection, the second in the same room extends it to its end. */
  onTap: (position: CellPosition) => void
  onOpen: (bar: BoardBar) => void
}

/** Handles a click on a bar, or a tap on a free night. */
function handleClick(event: MouseEvent, { rows, onTap, onOpen }: ClickActions): void {
  const position = positionIn(event.target)
  const cell = position && cellAt(rows, position)
  if (position && cell?.kind === 'free' && isTap(event)) onTap(position)
  if (cell?.kind !== 'bar' || opensElsewhere(event)) return
  event.preventDefault()
  onOpen(cell)
}

/** Whether one night in the same row is selected, so the tap ends the selection. */
const isSecondTap = (selection: Selection | null, { row }: CellPosition): boolean =>
  selection?.row === row && selection.nights.from === selection.nights.to

type BarMenu = ReturnType<typeof useBarMenu>

/** The handlers of a pointer: a long press or right click opens the menu of a bar, another press starts a drag. */
const pointerHandlers = (
  { onPointerDown, onPointerUp, onPointerCancel, onContextMenu }: BarMenu,
  startDrag: (event: PointerEvent<HTMLElement>) => void,
) => ({
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    onPointerDown(event)
    startDrag(event)
  },
  onPointerUp,
  onPointerCancel,
  onContextMenu,
})

/** Rows, selection and event handlers of the board. The handlers are delegated: one listener serves all cells. */
export function useBoardGrid(
  { grid, menu }: BoardRefs,
  { board, today, onMenu, onMove, ...actions }: BoardOnDay & { onMenu: (bar: BoardBar) => void },
) {
  const rows = useMemo(() => boardRows(board), [board])
  const period = { from: board.from, to: board.to }
  const selector = useNightSelection(rows, { period, today })
  const focusedCell = useFocusedCell({ grid, rows, period }, today)
  const { selection, extendTo } = selector
  // The pressed cell is visible already and must stay under the pointer, so it is focused without scrolling.
  const begin = (position: CellPosition): boolean => {
    const isBegun = selector.begin(position)
    if (isBegun) focusedCell.goTo(position, { preventScroll: true })
    return isBegun
  }
  const keys = useBoardKeys({ rows, from: board.from, today, focusedCell, selector, menu }, actions)
  const barDrag = useBarDrag({ rows, days: countNights(period), today, onMove })
  const barMenu = useBarMenu(rows, onMenu)
  const { isDragging, startDrag } = useNightDrag({
    days: countNights(period),
    begin,
    extendTo,
    clear: selector.clear,
    selectedRow: selection?.row ?? null,
  })

  const onClick = (event: MouseEvent) =>
    handleClick(event, {
      rows,
      onTap: (position) => (isSecondTap(selection, position) ? extendTo(position.night) : begin(position)),
      onOpen: (bar) => {
        if (!barDrag.isDropped() && !barMenu.isOpened()) actions.onOpen(bar)
      },
    })
  const handlers = {
    onClick,
    ...pointerHandlers(barMenu, (event) => barDrag.start(event) || startDrag(event)),
    onKeyDown: keys.handleKeyDown,
    onFocus: focusedCell.handleFocus,
    onBlur: focusedCell.handleBlur,
  }
  const clearSelection = () => {
    selector.clear()
    focusedCell.restoreFocus()
  }
  const { moving } = barDrag
  return { rows, position: focusedCell.position, selection, isDragging, moving, handlers, clearSelection }
}
