import { ApiProblem } from 'shared-ui/api/problems'
import type { Purchase } from 'shared-ui/validators/payment'
import { type Asked, type BookingState, START } from './booking-state.ts'

/** The state after the server has said how the purchase stands: each ending has a step of its own (M-01). */
export function afterOutcome(state: BookingState, result: Purchase): BookingState {
  const asked = requestedIn(state)
  if (!asked) return state
  switch (result.outcome) {
    case 'confirmed':
      return { step: 'confirmed', result }
    case 'denied':
      return { step: 'denied', result }
    case 'denied_late':
      return { step: 'denied_late', result }
    case 'never_charged':
      return { step: 'never_charged', purchaseNumber: asked.purchase.purchaseNumber }
    case 'returning':
      return { step: 'returning', purchase: asked.purchase, result }
    case 'returned':
      return { step: 'returned', result }
    case 'unknown':
      return { step: 'unanswered', ...asked }
    case 'expired':
      // After a reload it may be this page that released the hold, so nothing is said of the time to pay.
      return asked.session ? { step: 'hold_over', problem: null } : START
    case 'held':
      return afterHeld(asked)
  }
}

/** The purchase was never sent, so nothing was charged: back to where it can be. */
function afterHeld({ session, because }: Asked): BookingState {
  const sameCanBePaid =
    session !== null && !(because instanceof ApiProblem && because.code === 'purchase_mismatch')
  if (!sameCanBePaid) return { step: 'client', problem: because }
  return { step: 'card', session, problem: because === null ? null : { kind: 'call', problem: because } }
}

/** The purchase that was sent or is asked about, or null at any other step. */
export function requestedIn(state: BookingState): Asked | null {
  if (state.step === 'paying') {
    return { purchase: state.session.purchase, session: state.session, because: null }
  }
  if (state.step === 'asking' || state.step === 'unanswered') {
    return { purchase: state.purchase, session: state.session, because: state.because }
  }
  return state.step === 'returning' ? { purchase: state.purchase, session: null, because: null } : null
}
