import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { addDays, type CalendarDate, daysBetween } from 'shared-ui/rules/calendar-date'
import { countNights, type Period } from 'shared-ui/rules/statistics'
import { focusPlace, placeIn } from './board-dom.ts'
import { cellAt, type Place } from './board-moves.ts'
import type { BoardRow } from './board-rows.ts'

type FocusedCell = { roomId: string | undefined; night: CalendarDate }

const placeOf = (spot: FocusedCell, rows: readonly BoardRow[], period: Period): Place => ({
  row: Math.max(
    0,
    rows.findIndex(({ room }) => room._id === spot.roomId),
  ),
  night: Math.min(countNights(period) - 1, Math.max(-1, daysBetween(period.from, spot.night))),
})

type Grid = { grid: RefObject<HTMLElement | null>; rows: readonly BoardRow[]; period: Period }

/**
 * The one cell of the board that Tab comes to (a roving tabindex), kept by room and date, so that it stays where it was
 * when the board moves or when others book. Should what had the focus go away, it goes to what is there now.
 */
export function useFocusedCell({ grid, rows, period }: Grid, today: CalendarDate) {
  const [spot, setFocusedCell] = useState<FocusedCell>({ roomId: undefined, night: today })
  const isAwaited = useRef(false)
  const hasFocus = useRef(false)
  const place = placeOf(spot, rows, period)
  const isShown = (night: CalendarDate) => night >= period.from && night <= period.to

  useEffect(() => {
    const isInGrid = () => grid.current?.contains(document.activeElement) === true
    const isLost = hasFocus.current && document.activeElement === document.body
    if (isLost || (isAwaited.current && isShown(spot.night))) {
      focusPlace({ grid: grid.current, rows }, place)
      // Nothing below an open dialog takes the focus: then it is still awaited when the dialog is gone.
      isAwaited.current = !isInGrid()
    }
    // React hears nothing of the focus that a dialog gives back as it is taken away.
    if (isInGrid()) hasFocus.current = true
  })

  const focusedCellAt = ({ row, night }: Place): FocusedCell => ({
    roomId: rows[row]?.room._id,
    night: addDays(period.from, night),
  })
  const goTo = (next: Place, options?: FocusOptions) => {
    setFocusedCell(focusedCellAt(next))
    focusPlace({ grid: grid.current, rows }, next, options)
  }
  /** Waits for a day that the board does not show yet, and takes the focus there. */
  const awaitNight = (night: CalendarDate) => {
    isAwaited.current = true
    setFocusedCell({ ...focusedCellAt(place), night })
  }
  /** The day that is waited for, until the board shows it. */
  const awaitedNight = () => (isAwaited.current && !isShown(spot.night) ? spot.night : null)
  /** Takes the focus back to where it was, once what lies over the board is gone. */
  const comeBack = () => {
    isAwaited.current = true
    setFocusedCell({ ...spot })
  }
  const noteFocus = (event: FocusEvent) => {
    hasFocus.current = true
    // Whoever goes elsewhere meanwhile is not taken away from there again.
    isAwaited.current = false
    const focused = placeIn(event.target)
    if (!focused) return
    // Whoever comes down a column onto a long bar goes on down that column.
    const isStill = (before: FocusedCell) => {
      const old = placeOf(before, rows, period)
      return isShown(before.night) && old.row === focused.row && cellAt(rows, old) === cellAt(rows, focused)
    }
    setFocusedCell((before) => (isStill(before) ? before : focusedCellAt(focused)))
  }
  const noteBlur = () => {
    hasFocus.current = false
  }
  return { place, goTo, awaitNight, awaitedNight, comeBack, noteFocus, noteBlur }
}
