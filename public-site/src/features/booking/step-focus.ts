import { useEffect, useRef } from 'react'
import { goToHeading } from '../../lib/page/go-to-heading.ts'
import { type BookingState, isAtCard } from './state/booking-state.ts'

type Step = BookingState['step']

/** Steps that share the view of another step, so that the focus does not move between them. */
const VIEWS: Partial<Record<Step, Step>> = {
  opening: 'client',
  reopening: 'hold_over',
}

const viewOf = (state: BookingState): Step => (isAtCard(state) ? 'card' : (VIEWS[state.step] ?? state.step))

/**
 * Moves the focus to the heading of a new step, since the pressed button has been removed. Does not move it to the form after a
 * reload, nor for a denial, whose dialog has the focus.
 */
export function useStepFocus(state: BookingState) {
  const container = useRef<HTMLDivElement>(null)
  const shownView = useRef(viewOf(state))
  const view = viewOf(state)
  useEffect(() => {
    const before = shownView.current
    shownView.current = view
    const isReload = before === 'asking' && view === 'client'
    if (before === view || isReload || view === 'denied') return
    goToHeading(container.current?.querySelector('h2'))
  }, [view])
  return container
}
