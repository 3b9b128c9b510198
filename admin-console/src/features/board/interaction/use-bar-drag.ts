import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import { dayAtOffset } from 'shared-ui/rules/board/board-selection'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { BoardRow } from '../board-rows.ts'
import { type BarMove, isMovable, movedStay } from './bar-move.ts'
import { positionIn } from './board-dom.ts'
import { cellAt } from './board-moves.ts'

/** How far a pointer moves before a press becomes a drag, in pixels. */
const DRAG_FROM_PX = 6
const MAIN_BUTTON = 0

/** Where a dragged bar would be dropped. */
export type MovingBar = { row: number; stay: Stay }

export type BarDragOptions = {
  rows: readonly BoardRow[]
  /** The number of nights in a row. */
  days: number
  /** Today in the lodge's time zone. */
  today: CalendarDate
  /** Called when a bar is dropped in another room or on other nights. */
  onMove: (move: BarMove) => void
}

/** Drags a reservation to another room or other nights with mouse or pen; Escape cancels. Touch has the bar's menu. */
export function useBarDrag({ rows, days, today, onMove }: BarDragOptions) {
  const [moving, setMoving] = useState<MovingBar | null>(null)
  const drag = useRef<AbortController | null>(null)
  const isDropped = useRef(false)
  useEffect(() => () => drag.current?.abort(), [])

  const start = (event: ReactPointerEvent<HTMLElement>): boolean => {
    if (event.pointerType === 'touch' || event.button !== MAIN_BUTTON || event.shiftKey) return false
    const position = positionIn(event.target)
    const cell = position && cellAt(rows, position)
    const track = event.target instanceof Element ? event.target.closest('[data-track]') : null
    if (!track || !position || cell?.kind !== 'bar' || !isMovable(cell.occupancy)) return false
    const { occupancy } = cell
    const { left, width } = track.getBoundingClientRect()
    const nightAt = (x: number) => dayAtOffset(x - left, { width, days })
    const { clientX, clientY } = event
    const row = position.row
    let target: MovingBar | null = null

    const handleMove = (moved: PointerEvent) => {
      if (target === null && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) < DRAG_FROM_PX)
        return
      const by = nightAt(moved.clientX) - nightAt(clientX)
      target = { row: rowUnder(moved) ?? target?.row ?? row, stay: movedStay(occupancy, by, today) }
      setMoving(target)
    }
    const end = (outcome: 'dropped' | 'cancelled') => {
      drag.current?.abort()
      setMoving(null)
      if (target === null) return
      // The browser clicks what is under the pointer after this.
      isDropped.current = true
      setTimeout(() => {
        isDropped.current = false
      })
      const roomID = rows[target.row]?.room._id
      const { entry, departure } = target.stay
      const isElsewhere = roomID !== occupancy.room || departure !== movedStay(occupancy, 0, today).departure
      if (outcome === 'cancelled' || roomID === undefined || !isElsewhere) return
      onMove({ reservationID: occupancy._id, roomID, inDate: entry, outDate: departure })
    }
    drag.current?.abort()
    drag.current = listen(handleMove, end)
    return true
  }
  return { moving, start, isDropped: () => isDropped.current }
}

/** The row under a pointer, or undefined outside of the board. */
function rowUnder({ clientX, clientY }: PointerEvent): number | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-row]')?.dataset['row']
  return row === undefined ? undefined : Number(row)
}

/** Listens to a drag until the returned controller is aborted. */
function listen(
  onMove: (event: PointerEvent) => void,
  onEnd: (outcome: 'dropped' | 'cancelled') => void,
): AbortController {
  const listener = new AbortController()
  const { signal } = listener
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', () => onEnd('dropped'), { signal })
  for (const type of ['pointercancel', 'blur'] as const) {
    window.addEventListener(type, () => onEnd('cancelled'), { signal })
  }
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEnd('cancelled')
  }
  window.addEventListener('keydown', handleKeyDown, { signal })
  return listener
}
