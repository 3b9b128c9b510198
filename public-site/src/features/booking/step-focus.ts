import { useEffect, useRef } from 'react'
import { goToHeading } from '../../lib/go-to-heading.ts'
import { type BookingState, isAtCard } from './state/booking-state.ts'

type Step = BookingState['step']

/** Steps that look the same: between them nothing has to be found anew. A dialog over the form has the focus until it is closed. */
const VIEWS: Partial<Record<Step, Step>> = {
  opening: 'client',
  reopening: 'hold_over',
}

const viewOf = (state: BookingState): Step => (isAtCard(state) ? 'card' : (VIEWS[state.step] ?? state.step))

/**
 * When one step takes the place of another, its heading takes the focus, so that who listens or types is at its beginning
 * (W-10): the button just pressed is gone. The form that a reload brings back does not pull the page to it.
 */
export function useStepFocus(state: BookingState) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(viewOf(state))
  const view = viewOf(state)
  useEffect(() => {
    const before = shown.current
    shown.current = view
    const isReload = before === 'asking' && view === 'client'
    if (before === view || isReload || view === 'denied') return
    goToHeading(place.current?.querySelector('h2'))
  }, [view])
  return place
}
