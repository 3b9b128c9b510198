import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { BoardBar, BoardRow } from '../board-rows.ts'
import { positionIn } from './board-dom.ts'
import { cellAt } from './board-moves.ts'

/** How long a finger rests on a bar before its menu opens, in ms. */
const LONG_PRESS_MS = 500

/**
 * Opens the menu of a reservation's bar: by the context menu of mouse and keyboard (Shift+F10), and by a long press, for which some
 * browsers send no event.
 */
export function useBarMenu(rows: readonly BoardRow[], onOpen: (bar: BoardBar) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOpened = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const barUnder = (target: EventTarget): BoardBar | null => {
    const position = positionIn(target)
    const cell = position && cellAt(rows, position)
    return cell?.kind === 'bar' && cell.occupancy.kind === 'reservation' ? cell : null
  }
  return {
    /** Whether the press that ends now has opened the menu, so that it does not open the reservation too. */
    isOpened: () => isOpened.current,
    onContextMenu: (event: MouseEvent) => {
      const bar = barUnder(event.target)
      if (!bar) return
      event.preventDefault()
      cancel()
      onOpen(bar)
    },
    onPointerDown: (event: PointerEvent) => {
      isOpened.current = false
      const bar = event.pointerType === 'touch' ? barUnder(event.target) : null
      if (!bar) return
      timer.current = setTimeout(() => {
        isOpened.current = true
        onOpen(bar)
      }, LONG_PRESS_MS)
    },
    /** A finger that is lifted or scrolls presses nothing for long. */
    onPointerUp: cancel,
    onPointerCancel: cancel,
  }
}
