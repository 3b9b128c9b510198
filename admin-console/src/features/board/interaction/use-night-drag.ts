import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { positionIn } from './board-dom.ts'
import type { CellPosition } from './board-moves.ts'
import { dragAlong } from './drag-along.ts'

export type NightDrag = {
  days: number
  /** Starts a selection at a cell; returns whether its night can be selected. */
  begin: (position: CellPosition) => boolean
  /** Extends the selection to a night of its row; returns whether it reached that night. */
  extendTo: (night: number) => boolean
  /** Clears the selection. */
  clear: () => void
  /** The row of the current selection, which Shift extends, or null. */
  selectedRow: number | null
}

const MAIN_BUTTON = 0

/** Selects nights of a room by dragging with mouse or pen; Escape cancels. Touch is ignored, since it scrolls the board. */
export function useNightDrag({ days, begin, extendTo, clear, selectedRow }: NightDrag) {
  const [isDragging, setIsDragging] = useState(false)
  const latestExtendTo = useRef(extendTo)
  const drag = useRef<AbortController | null>(null)
  useEffect(() => {
    latestExtendTo.current = extendTo
  })
  useEffect(() => () => drag.current?.abort(), [])

  const dragFrom = (track: Element, start: { night: number; x: number }) => {
    drag.current?.abort()
    drag.current = dragAlong(track, {
      days,
      start,
      extendTo: (night) => latestExtendTo.current(night),
      onEnd: (outcome) => {
        setIsDragging(false)
        if (outcome === 'cancelled') clear()
      },
    })
    setIsDragging(true)
  }
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch' || event.button !== MAIN_BUTTON) return
    const position = positionIn(event.target)
    const track = event.target instanceof Element ? event.target.closest('[data-track]') : null
    if (!position || !track) return
    if (event.shiftKey && selectedRow === position.row) extendTo(position.night)
    else if (begin(position)) dragFrom(track, { night: position.night, x: event.clientX })
  }
  return { isDragging, startDrag }
}
