import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { nightAt } from './night-at.ts'

/** What is drawn: from which night, and over which choice. */
type Stretch<Before> = { from: CalendarDate; before: Before }

export type NightStretchProps<Before> = {
  begin: (from: CalendarDate) => Stretch<Before>
  drawTo: (stretch: Stretch<Before>, to: CalendarDate) => void
  clear: () => void
}

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/**
 * W-10: Shift and an arrow draw a choice on, as in the occupancy board and in any grid of the ARIA practices; Escape takes it
 * back. The picker itself goes to other months with them: it is given the bare arrow, and what it then moves to is where
 * the choice ends.
 */
export function useNightStretch<Before>({ begin, drawTo, clear }: NightStretchProps<Before>) {
  const stretch = useRef<Stretch<Before> | null>(null)
  const isPassedOn = useRef(false)
  const end = () => {
    stretch.current = null
  }
  const passOn = (target: EventTarget, key: string) => {
    isPassedOn.current = true
    target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true }))
    isPassedOn.current = false
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const night = nightAt(event.target)
    if (night === undefined || isPassedOn.current || event.key === 'Shift') return
    if (event.key === 'Escape') clear()
    if (!event.shiftKey || !ARROWS.includes(event.key)) return end()
    stretch.current ??= begin(night)
    event.preventDefault()
    event.stopPropagation()
    passOn(event.target, event.key)
  }
  const onFocus = (event: FocusEvent) => {
    const night = nightAt(event.target)
    if (stretch.current && night !== undefined) drawTo(stretch.current, night)
  }
  return { keys: { onKeyDownCapture, onFocus }, end }
}
