import type { Purchase } from 'shared-ui/validators/payment'
import { ApiProblem } from '../../lib/problems.ts'
import {
  type AnswerEvent,
  type Asked,
  type BookingEvent,
  type BookingState,
  type CardEvent,
  type GuestEvent,
  isFollowing,
  type OpenSession,
  START,
} from './booking-state.ts'

const GUEST_EVENTS: ReadonlySet<string> = new Set<GuestEvent['type']>([
  'open',
  'edited',
  'change_details',
  'denial_closed',
  'ask_again',
])
const ANSWER_EVENTS: ReadonlySet<string> = new Set<AnswerEvent['type']>([
  'opened',
  'open_failed',
  'outcome',
  'asking_failed',
  'purchase_unknown',
])

const isGuestEvent = (event: BookingEvent): event is GuestEvent => GUEST_EVENTS.has(event.type)
const isAnswerEvent = (event: BookingEvent): event is AnswerEvent => ANSWER_EVENTS.has(event.type)

/** The next state of a booking. What does not fit the step changes nothing: a late timer, a second press (W-06). */
export function nextBookingState(state: BookingState, event: BookingEvent): BookingState {
  if (isGuestEvent(event)) return afterGuest(state, event)
  return isAnswerEvent(event) ? afterAnswer(state, event) : afterCard(state, event)
}

function afterGuest(state: BookingState, event: GuestEvent): BookingState {
  switch (event.type) {
    case 'open':
      return afterOpen(state)
    case 'edited':
      return state.step === 'client' && state.problem !== null ? START : state
    case 'change_details':
      return canGoBack(state) ? START : state
    case 'denial_closed':
      return state.step === 'denied' ? START : state
    case 'ask_again':
      // Another object, though the same key: whoever follows the purchase begins anew.
      return state.step === 'asking' ? { ...state, purchase: { ...state.purchase }, failure: null } : state
  }
}

function afterAnswer(state: BookingState, event: AnswerEvent): BookingState {
  switch (event.type) {
    case 'opened':
      return isOpening(state) ? { step: 'card', session: event.session, problem: null } : state
    case 'open_failed':
      return afterOpenFailed(state, event.problem)
    case 'outcome':
      return afterOutcome(state, event.result)
    case 'asking_failed':
      return state.step === 'asking' ? { ...state, failure: event.problem } : state
    case 'purchase_unknown':
      return isFollowing(state) ? { step: 'client', problem: state.because } : state
  }
}

type CardState = Extract<BookingState, { step: 'card' }>

function afterCard(state: BookingState, event: CardEvent): BookingState {
  const atCard = (next: (card: CardState) => BookingState) => (state.step === 'card' ? next(state) : state)
  const whilePaying = (next: (session: OpenSession) => BookingState) =>
    state.step === 'paying' ? next(state.session) : state
  switch (event.type) {
    case 'fields_failed':
      return atCard((card) => ({ ...card, problem: { kind: 'fields' } }))
    case 'fields_retried':
      return atCard((card) => ({ ...card, problem: null }))
    case 'pay':
      return atCard(({ session }) => ({ step: 'paying', session }))
    case 'hold_over':
      return atCard(() => ({ step: 'hold_over', problem: null }))
    case 'card_failed':
      return whilePaying((session) => ({ step: 'card', session, problem: { kind: 'card' } }))
    case 'refused':
      return whilePaying((session) => afterRefusal(session, event.problem))
    case 'answer_lost':
      return whilePaying((session) => asking(session, event.problem))
  }
}

const canGoBack = (state: BookingState): boolean => state.step === 'card' || state.step === 'hold_over'

const isOpening = (state: BookingState): boolean => state.step === 'opening' || state.step === 'reopening'

const asking = (session: OpenSession, because: unknown): BookingState => ({
  step: 'asking',
  purchase: session.purchase,
  session,
  because,
  failure: null,
})

function afterOpen(state: BookingState): BookingState {
  if (state.step === 'client') return { step: 'opening' }
  return state.step === 'hold_over' ? { step: 'reopening' } : state
}

function afterOpenFailed(state: BookingState, problem: unknown): BookingState {
  if (state.step === 'opening') return { step: 'client', problem }
  return state.step === 'reopening' ? { step: 'hold_over', problem } : state
}

/** Refusals after which this purchase cannot be paid any more; for the others the card step stays. */
const ENDS_PURCHASE = new Set<unknown>([
  'hold_lost',
  'purchase_not_found',
  'amounts_differ',
  'room_not_found',
])

function afterRefusal(session: OpenSession, problem: ApiProblem): BookingState {
  // The purchase may have been sent before with another token, as from a second tab: ask before saying anything.
  if (problem.code === 'purchase_mismatch') return asking(session, problem)
  if (ENDS_PURCHASE.has(problem.code)) return { step: 'client', problem }
  return { step: 'card', session, problem: { kind: 'call', problem } }
}

function afterOutcome(state: BookingState, result: Purchase): BookingState {
  const asked = askedIn(state)
  if (!asked) return state
  switch (result.outcome) {
    case 'confirmed':
      return { step: 'confirmed', result }
    case 'denied':
      return { step: 'denied', result }
    case 'reversed':
      return { step: 'reversed' }
    case 'unknown':
      return { step: 'unanswered', ...asked }
    case 'expired':
      return { step: 'hold_over', problem: null }
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

function askedIn(state: BookingState): Asked | null {
  if (state.step === 'paying') {
    return { purchase: state.session.purchase, session: state.session, because: null }
  }
  if (!isFollowing(state)) return null
  return { purchase: state.purchase, session: state.session, because: state.because }
}
