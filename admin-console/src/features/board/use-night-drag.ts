import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { placeIn } from './board-dom.ts'
import type { Place } from './board-moves.ts'
import { dragAlong } from './drag-along.ts'

export type NightDrag = {
  days: number
  /** Chooses a night; whether it may be chosen. */
  begin: (place: Place) => boolean
  /** Draws the choice on to a night of its row; whether it got there. */
  extendTo: (night: number) => boolean
  /** Chooses nothing any more. */
  giveUp: () => void
  /** The row in which nights are chosen already, or null: Shift draws on from there. */
  chosenRow: number | null
}

const MAIN_BUTTON = 0

/**
 * nights drawn with mouse or pen along one room; Escape gives them up. A finger scrolls; it chooses by taps.
 */
export function useNightDrag({ days, begin, extendTo, giveUp, chosenRow }: NightDrag) {
  const [isDrawing, setIsDrawing] = useState(false)
  const draw = useRef(extendTo)
  const dragging = useRef<AbortController | null>(null)
  useEffect(() => {
    draw.current = extendTo
  })
  useEffect(() => () => dragging.current?.abort(), [])

  const follow = (track: Element, start: { night: number; x: number }) => {
    dragging.current?.abort()
    dragging.current = dragAlong(track, {
      days,
      start,
      drawTo: (night) => draw.current(night),
      onEnd: (outcome) => {
        setIsDrawing(false)
        if (outcome === 'givenUp') giveUp()
      },
    })
    setIsDrawing(true)
  }
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch' || event.button !== MAIN_BUTTON) return
    const place = placeIn(event.target)
    const track = event.target instanceof Element ? event.target.closest('[data-track]') : null
    if (!place || !track) return
    if (event.shiftKey && chosenRow === place.row) extendTo(place.night)
    else if (begin(place)) follow(track, { night: place.night, x: event.clientX })
  }
  return { isDrawing, startDrag }
}
