import { ApiProblem } from 'shared-ui/api/problems'
import type { Purchase } from 'shared-ui/validators/payments/payment'
import { type BookingState, type PendingPurchase, START } from './booking-state.ts'

/** Returns the state after the server has reported the outcome of the purchase. */
export function afterOutcome(state: BookingState, result: Purchase): BookingState {
  const pending = pendingPurchaseIn(state)
  if (!pending) return state
  switch (result.outcome) {
    case 'confirmed':
      return { step: 'confirmed', result }
    case 'denied':
      return { step: 'denied', result }
    case 'denied_late':
      return { step: 'denied_late', result }
    case 'never_charged':
      return { step: 'never_charged', purchaseNumber: pending.purchase.purchaseNumber }
    case 'returning':
      return { step: 'returning', purchase: pending.purchase, result }
    case 'returned':
      return { step: 'returned', result }
    case 'unknown':
      return { step: 'unanswered', ...pending }
    case 'expired':
      // After a reload, this page itself may have released the hold, so the expiry is not shown.
      return pending.session ? { step: 'hold_over', problem: null } : START
    case 'held':
      return afterHeld(pending)
  }
}

/** The purchase was never sent, so nothing was charged: returns to the step where it can be paid. */
function afterHeld({ session, because }: PendingPurchase): BookingState {
  const sameCanBePaid =
    session !== null && !(because instanceof ApiProblem && because.code === 'purchase_mismatch')
  if (!sameCanBePaid) return { step: 'client', problem: because }
  return { step: 'card', session, problem: because === null ? null : { kind: 'request', problem: because } }
}

/** Returns the purchase whose outcome is open, or null at any other step. */
export function pendingPurchaseIn(state: BookingState): PendingPurchase | null {
  if (state.step === 'paying') {
    return { purchase: state.session.purchase, session: state.session, because: null }
  }
  if (state.step === 'asking' || state.step === 'unanswered') {
    return { purchase: state.purchase, session: state.session, because: state.because }
  }
  return state.step === 'returning' ? { purchase: state.purchase, session: null, because: null } : null
}
