import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { addDays, type CalendarDate, daysBetween } from 'shared-ui/rules/dates/calendar-date'
import { countNights, type Period } from 'shared-ui/rules/dates/period'
import type { BoardRow } from '../board-rows.ts'
import { focusCell, positionIn } from './board-dom.ts'
import { type CellPosition, cellAt } from './board-moves.ts'

type FocusedCell = { roomId: string | undefined; night: CalendarDate }

const positionOf = (cell: FocusedCell, rows: readonly BoardRow[], period: Period): CellPosition => ({
  row: Math.max(
    0,
    rows.findIndex(({ room }) => room._id === cell.roomId),
  ),
  night: Math.min(countNights(period) - 1, Math.max(-1, daysBetween(period.from, cell.night))),
})

type Grid = { grid: RefObject<HTMLElement | null>; rows: readonly BoardRow[]; period: Period }

/**
 * The cell in the tab order (roving tabindex), stored by room and date so that it survives moves of the board and bookings
 * of others. If the focused element is removed, the focus moves to the cell that is there now.
 */
export function useFocusedCell({ grid, rows, period }: Grid, today: CalendarDate) {
  const [focusedCell, setFocusedCell] = useState<FocusedCell>({ roomId: undefined, night: today })
  const isAwaited = useRef(false)
  const hasFocus = useRef(false)
  const position = positionOf(focusedCell, rows, period)
  const isVisible = (night: CalendarDate) => night >= period.from && night <= period.to

  useEffect(() => {
    const isInGrid = () => grid.current?.contains(document.activeElement) === true
    const isLost = hasFocus.current && document.activeElement === document.body
    if (isLost || (isAwaited.current && isVisible(focusedCell.night))) {
      focusCell({ grid: grid.current, rows }, position)
      // An open dialog makes the board inert, so the focus stays awaited until the dialog is closed.
      isAwaited.current = !isInGrid()
    }
    // React gets no event when a dialog restores the focus while it is removed.
    if (isInGrid()) hasFocus.current = true
  })

  const focusedCellAt = ({ row, night }: CellPosition): FocusedCell => ({
    roomId: rows[row]?.room._id,
    night: addDays(period.from, night),
  })
  const goTo = (next: CellPosition, options?: FocusOptions) => {
    setFocusedCell(focusedCellAt(next))
    focusCell({ grid: grid.current, rows }, next, options)
  }
  /** Moves the focus to a day once the board shows it. */
  const awaitNight = (night: CalendarDate) => {
    isAwaited.current = true
    setFocusedCell({ ...focusedCellAt(position), night })
  }
  /** The awaited day while the board does not show it yet, or null. */
  const awaitedNight = () => (isAwaited.current && !isVisible(focusedCell.night) ? focusedCell.night : null)
  /** Restores the focus to its cell after the next render. */
  const restoreFocus = () => {
    isAwaited.current = true
    setFocusedCell({ ...focusedCell })
  }
  const handleFocus = (event: FocusEvent) => {
    hasFocus.current = true
    // If the user moves the focus meanwhile, the awaited day must not take it again.
    isAwaited.current = false
    const focused = positionIn(event.target)
    if (!focused) return
    // Moving down a column onto a long bar keeps the night, so that the next move stays in that column.
    const isStill = (before: FocusedCell) => {
      const old = positionOf(before, rows, period)
      return isVisible(before.night) && old.row === focused.row && cellAt(rows, old) === cellAt(rows, focused)
    }
    setFocusedCell((before) => (isStill(before) ? before : focusedCellAt(focused)))
  }
  const handleBlur = () => {
    hasFocus.current = false
  }
  return { position, goTo, awaitNight, awaitedNight, restoreFocus, handleFocus, handleBlur }
}
