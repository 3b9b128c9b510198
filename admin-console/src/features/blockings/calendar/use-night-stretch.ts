import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { nightAt } from './night-at.ts'

/** A range being extended: its first night, and the selection before it. */
type Stretch<Before> = { from: CalendarDate; before: Before }

export type NightStretchProps<Before> = {
  begin: (from: CalendarDate) => Stretch<Before>
  extendTo: (stretch: Stretch<Before>, to: CalendarDate) => void
  clear: () => void
}

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

/**
 * Extends the selection with Shift and an arrow key, as in the ARIA grid pattern; Escape clears it. The picker uses Shift and
 * arrows to change the month, so it gets the bare arrow instead, and the selection is extended to the day that it focuses.
 */
export function useNightStretch<Before>({ begin, extendTo, clear }: NightStretchProps<Before>) {
  const stretch = useRef<Stretch<Before> | null>(null)
  const isDispatching = useRef(false)
  const end = () => {
    stretch.current = null
  }
  const dispatchBareKey = (target: EventTarget, key: string) => {
    isDispatching.current = true
    target.dispatchEvent(new globalThis.KeyboardEvent('keydown', { key, bubbles: true }))
    isDispatching.current = false
  }
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const night = nightAt(event.target)
    if (night === undefined || isDispatching.current || event.key === 'Shift') return
    if (event.key === 'Escape') clear()
    if (!event.shiftKey || !ARROWS.includes(event.key)) return end()
    stretch.current ??= begin(night)
    event.preventDefault()
    event.stopPropagation()
    dispatchBareKey(event.target, event.key)
  }
  const onFocus = (event: FocusEvent) => {
    const night = nightAt(event.target)
    if (stretch.current && night !== undefined) extendTo(stretch.current, night)
  }
  return { keys: { onKeyDownCapture, onFocus }, end }
}
