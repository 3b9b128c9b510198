import { ApiProblem } from 'shared-ui/api/problems'
import { afterOutcome, pendingPurchaseIn } from './after-outcome.ts'
import {
  type BookingEvent,
  type BookingState,
  type CardEvent,
  type OpenSession,
  type ServerResponseEvent,
  START,
  type VisitorEvent,
} from './booking-state.ts'
import { Offline } from './offline.ts'

const VISITOR_EVENTS: ReadonlySet<string> = new Set<VisitorEvent['type']>([
  'open',
  'edited',
  'change_details',
  'denial_closed',
  'try_again',
  'ask_again',
])
const SERVER_RESPONSE_EVENTS: ReadonlySet<string> = new Set<ServerResponseEvent['type']>([
  'opened',
  'open_failed',
  'outcome',
  'asking_failed',
  'purchase_unknown',
])

const isVisitorEvent = (event: BookingEvent): event is VisitorEvent => VISITOR_EVENTS.has(event.type)
const isServerResponseEvent = (event: BookingEvent): event is ServerResponseEvent =>
  SERVER_RESPONSE_EVENTS.has(event.type)

/** Returns the next state of a booking. Ignores events that do not fit the step, such as a late timer or a second press. */
export function nextBookingState(state: BookingState, event: BookingEvent): BookingState {
  if (event.type === 'online') return afterOnline(state)
  if (isVisitorEvent(event)) return afterVisitor(state, event)
  return isServerResponseEvent(event) ? afterResponse(state, event) : afterCard(state, event)
}

function afterVisitor(state: BookingState, event: VisitorEvent): BookingState {
  switch (event.type) {
    case 'open':
      return afterOpen(state)
    case 'edited':
      return state.step === 'client' && state.problem !== null ? START : state
    case 'change_details':
      return state.step === 'card' || state.step === 'hold_over' ? START : state
    case 'denial_closed':
      return state.step === 'denied' ? START : state
    case 'try_again':
      return ENDINGS.has(state.step) ? START : state
    case 'ask_again':
      // A new object with the same key restarts the effect that polls the purchase.
      return state.step === 'asking' ? { ...state, purchase: { ...state.purchase }, failure: null } : state
  }
}

/** Forgets what failed for want of a network, and requests an open outcome at once. Nothing is sent that charges. */
function afterOnline(state: BookingState): BookingState {
  if (state.step === 'asking') return afterVisitor(state, { type: 'ask_again' })
  if (state.step === 'unanswered' || state.step === 'returning') {
    return { ...state, purchase: { ...state.purchase } }
  }
  return withoutOfflineProblem(state)
}

function withoutOfflineProblem(state: BookingState): BookingState {
  if (state.step === 'card') {
    const wasOffline = state.problem?.kind === 'offline' || state.problem?.kind === 'fields'
    return wasOffline ? { ...state, problem: null } : state
  }
  const isForm = state.step === 'client' || state.step === 'hold_over'
  return isForm && state.problem instanceof Offline ? { ...state, problem: null } : state
}

function afterResponse(state: BookingState, event: ServerResponseEvent): BookingState {
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
      return afterUnknownPurchase(state)
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
    case 'left':
      return atCard(() => START)
    case 'not_sent':
      return whilePaying((session) => ({ step: 'card', session, problem: { kind: event.because } }))
    case 'refused':
      return whilePaying((session) => afterRefusal(session, event.problem))
    case 'response_lost':
      return whilePaying((session) => asking(session, event.problem))
  }
}

/** The steps at which 'Intentar de nuevo' returns to the form. A return proceeds on its own, so the client need not wait for it. */
const ENDINGS: ReadonlySet<BookingState['step']> = new Set([
  'never_charged',
  'denied_late',
  'returning',
  'returned',
])

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
  if (state.step !== 'reopening') return state
  // The notice to call first and its checkbox are in the form.
  const needsForm = problem instanceof ApiProblem && problem.code === 'late_check_in'
  return needsForm ? { step: 'client', problem } : { step: 'hold_over', problem }
}

function afterUnknownPurchase(state: BookingState): BookingState {
  const pending = state.step === 'paying' ? null : pendingPurchaseIn(state)
  return pending ? { step: 'client', problem: pending.because } : state
}

/** Refusals after which the purchase cannot be paid any more. After others the card step stays. */
const ENDS_PURCHASE = new Set<unknown>([
  'hold_lost',
  'purchase_not_found',
  'amounts_differ',
  'room_not_found',
])

function afterRefusal(session: OpenSession, problem: ApiProblem): BookingState {
  // The purchase may have been sent before with another token, for example from a second tab: request its outcome first.
  if (problem.code === 'purchase_mismatch') return asking(session, problem)
  if (ENDS_PURCHASE.has(problem.code)) return { step: 'client', problem }
  return { step: 'card', session, problem: { kind: 'request', problem } }
}
