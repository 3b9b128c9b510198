import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { dayAtOffset } from 'shared-ui/rules/board-choice'
import { placeIn } from './board-dom.ts'
import type { Place } from './board-moves.ts'

export type NightDrag = {
  days: number
  /** Chooses a night; whether it may be chosen. */
  begin: (place: Place) => boolean
  /** Draws the choice on to a night of its row. */
  extendTo: (night: number) => void
  /** The row in which nights are chosen already, or null: Shift draws on from there. */
  chosenRow: number | null
}

const MAIN_BUTTON = 0

/**
 * nights drawn with mouse or pen along one room, wherever the pointer strays meanwhile. A finger scrolls; it chooses
 * by taps.
 */
export function useNightDrag({ days, begin, extendTo, chosenRow }: NightDrag) {
  const [isDrawing, setIsDrawing] = useState(false)
  const draw = useRef(extendTo)
  const listening = useRef<AbortController | null>(null)
  useEffect(() => {
    draw.current = extendTo
  })
  useEffect(() => () => listening.current?.abort(), [])

  const follow = (track: Element) => {
    const listener = new AbortController()
    listening.current?.abort()
    listening.current = listener
    const stop = () => {
      listener.abort()
      setIsDrawing(false)
    }
    const move = (event: globalThis.PointerEvent) => {
      const { left, width } = track.getBoundingClientRect()
      draw.current(dayAtOffset(event.clientX - left, { width, days }))
    }
    window.addEventListener('pointermove', move, { signal: listener.signal })
    for (const end of ['pointerup', 'pointercancel'] as const) {
      window.addEventListener(end, stop, { signal: listener.signal })
    }
    setIsDrawing(true)
  }
  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'touch' || event.button !== MAIN_BUTTON) return
    const place = placeIn(event.target)
    const track = event.target instanceof Element ? event.target.closest('[data-track]') : null
    if (!place || !track) return
    if (event.shiftKey && chosenRow === place.row) extendTo(place.night)
    else if (begin(place)) follow(track)
  }
  return { isDrawing, startDrag }
}
