import type { ApiProblem } from 'shared-ui/api/problems'
import type { Purchase } from 'shared-ui/validators/payments/payment'

/** The number of a purchase with its secret, which only this browser has. */
export type PurchaseKey = { purchaseNumber: string; sessionKey: string }

/** An open payment session. `amount` in soles; `expiresAt` in epoch milliseconds on this browser's clock. */
export type OpenSession = {
  purchase: PurchaseKey
  merchantId: string
  amount: number
  scriptUrl: string
  expiresAt: number
  testMode: boolean
}

type Outcome<Name extends Purchase['outcome']> = Extract<Purchase, { outcome: Name }>
export type Confirmed = Outcome<'confirmed'>
export type Denied = Outcome<'denied'>
export type DeniedLate = Outcome<'denied_late'>
/** A charge that is being returned (`returning`) or whose return is recorded (`returned`). */
export type Returned = Outcome<'returning' | 'returned'>

/** Why a card was not sent: the provider made no token, made none in time, or the browser is offline. */
export type NotSent = 'card' | 'token_timeout' | 'offline'

/** Why the card could not be charged: the fields failed, the card was not sent, or the request failed. */
export type CardProblem = { kind: 'fields' } | { kind: NotSent } | { kind: 'request'; problem: unknown }

/** A purchase with an open outcome, and the session and error to return to if nothing was charged. */
export type PendingPurchase = { purchase: PurchaseKey; session: OpenSession | null; because: unknown }

/**
 * The step of a booking. `asking`: this page requests the outcome of a purchase, after a reload or a lost response. `unanswered`:
 * the lodge does not know it either, since the bank has not responded. `never_charged`, `denied_late`, `returning` and `returned`
 * are the outcomes of a purchase whose response was lost.
 */
export type BookingState =
  | { step: 'client'; problem: unknown }
  | { step: 'opening' }
  | { step: 'card'; session: OpenSession; problem: CardProblem | null }
  | { step: 'paying'; session: OpenSession }
  | { step: 'hold_over'; problem: unknown }
  | { step: 'reopening' }
  | ({ step: 'asking'; failure: unknown } & PendingPurchase)
  | ({ step: 'unanswered' } & PendingPurchase)
  | { step: 'confirmed'; result: Confirmed }
  | { step: 'denied'; result: Denied }
  | { step: 'denied_late'; result: DeniedLate }
  | { step: 'never_charged'; purchaseNumber: string }
  | { step: 'returning'; purchase: PurchaseKey; result: Returned }
  | { step: 'returned'; result: Returned }

/** Events of the card step. `left`: the page was left and the hold released. */
export type CardEvent =
  | { type: 'fields_failed' }
  | { type: 'fields_retried' }
  | { type: 'pay' }
  | { type: 'not_sent'; because: NotSent }
  | { type: 'refused'; problem: ApiProblem }
  | { type: 'response_lost'; problem: unknown }
  | { type: 'hold_over' }
  | { type: 'left' }

/** Actions of the client. */
export type VisitorEvent =
  | { type: 'open' }
  | { type: 'edited' }
  | { type: 'change_details' }
  | { type: 'denial_closed' }
  | { type: 'try_again' }
  | { type: 'ask_again' }

/** Responses of the lodge's server. */
export type ServerResponseEvent =
  | { type: 'opened'; session: OpenSession }
  | { type: 'open_failed'; problem: unknown }
  | { type: 'outcome'; result: Purchase }
  | { type: 'asking_failed'; problem: unknown }
  | { type: 'purchase_unknown' }

/** The browser has a network again. */
export type NetworkEvent = { type: 'online' }

export type BookingEvent = CardEvent | VisitorEvent | ServerResponseEvent | NetworkEvent

/** The form, without a problem. */
export const START: BookingState = { step: 'client', problem: null }

/** Returns the first state of a page: the form, or after a reload the request for the outcome of the tab's purchase. */
export const firstState = (purchase: PurchaseKey | null): BookingState =>
  purchase ? { step: 'asking', purchase, session: null, because: null, failure: null } : START

/** A booking whose card fields are mounted. They stay mounted while the outcome is requested, so that the typed card is still there if
 * it was never sent. */
export type AtCard = Extract<BookingState, { step: 'card' | 'paying' | 'asking' }> & { session: OpenSession }

export const isAtCard = (state: BookingState): state is AtCard =>
  (state.step === 'card' || state.step === 'paying' || state.step === 'asking') && state.session !== null

/** Returns the purchase whose outcome the page polls, or null. */
export function followedPurchase(state: BookingState): PurchaseKey | null {
  const isOpen = state.step === 'asking' || state.step === 'unanswered' || state.step === 'returning'
  return isOpen ? state.purchase : null
}

/** The steps at which the tab has no purchase, or a finished one: a reload starts with the form. */
const WITHOUT_PURCHASE: ReadonlySet<BookingState['step']> = new Set([
  'client',
  'hold_over',
  'denied',
  'denied_late',
  'never_charged',
  'returned',
])

export const hasNoPurchase = (state: BookingState): boolean => WITHOUT_PURCHASE.has(state.step)
