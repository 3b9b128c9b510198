import type { ApiProblem } from 'shared-ui/api/problems'
import type { Purchase } from 'shared-ui/validators/payment'

/** A purchase as only this browser knows it. */
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
/** Charged, and on its way back (`returning`) or recorded as returned (`returned`). */
export type Returned = Outcome<'returning' | 'returned'>

/** Why a card was not sent: no token came of it, none came in time, or the browser is offline. */
export type NotSent = 'card' | 'token_timeout' | 'offline'

/** What stands in the way of paying by card: the provider's fields, the card, the network, or what the server said. */
export type CardProblem = { kind: 'fields' } | { kind: NotSent } | { kind: 'call'; problem: unknown }

/** Who is asked about, and what to go back to when it turns out that nothing was charged. */
export type Asked = { purchase: PurchaseKey; session: OpenSession | null; because: unknown }

/**
 * A booking, step by step (B-03 to B-10). `asking`: what became of a purchase is not known to this page, after a reload or
 * a lost response. `unanswered`: the lodge does not know either, since the bank has not answered. `never_charged`, `denied_late`,
 * `returning` and `returned` are the ways in which a purchase ends whose response was lost (M-01).
 */
export type BookingState =
  | { step: 'client'; problem: unknown }
  | { step: 'opening' }
  | { step: 'card'; session: OpenSession; problem: CardProblem | null }
  | { step: 'paying'; session: OpenSession }
  | { step: 'hold_over'; problem: unknown }
  | { step: 'reopening' }
  | ({ step: 'asking'; failure: unknown } & Asked)
  | ({ step: 'unanswered' } & Asked)
  | { step: 'confirmed'; result: Confirmed }
  | { step: 'denied'; result: Denied }
  | { step: 'denied_late'; result: DeniedLate }
  | { step: 'never_charged'; purchaseNumber: string }
  | { step: 'returning'; purchase: PurchaseKey; result: Returned }
  | { step: 'returned'; result: Returned }

/** What happens while the card is asked for and charged. `left`: the page is being left, and the hold was released. */
export type CardEvent =
  | { type: 'fields_failed' }
  | { type: 'fields_retried' }
  | { type: 'pay' }
  | { type: 'not_sent'; because: NotSent }
  | { type: 'refused'; problem: ApiProblem }
  | { type: 'answer_lost'; problem: unknown }
  | { type: 'hold_over' }
  | { type: 'left' }

/** What the guest does around it. */
export type GuestEvent =
  | { type: 'open' }
  | { type: 'edited' }
  | { type: 'change_details' }
  | { type: 'denial_closed' }
  | { type: 'try_again' }
  | { type: 'ask_again' }

/** What the lodge's server answers. */
export type ServerResponseEvent =
  | { type: 'opened'; session: OpenSession }
  | { type: 'open_failed'; problem: unknown }
  | { type: 'outcome'; result: Purchase }
  | { type: 'asking_failed'; problem: unknown }
  | { type: 'purchase_unknown' }

export type BookingEvent = CardEvent | GuestEvent | ServerResponseEvent

/** The form, with nothing in the way. */
export const START: BookingState = { step: 'client', problem: null }

/** Where a page begins: at the form, or, after a reload, by asking what became of its purchase (cases 6 and 7). */
export const firstState = (purchase: PurchaseKey | null): BookingState =>
  purchase ? { step: 'asking', purchase, session: null, because: null, failure: null } : START

/** A booking whose card fields are on the page: they stay while the page asks what became of a payment, so that what was typed into
 * them is still there if it was never sent (E-03). */
export type AtCard = Extract<BookingState, { step: 'card' | 'paying' | 'asking' }> & { session: OpenSession }

export const isAtCard = (state: BookingState): state is AtCard =>
  (state.step === 'card' || state.step === 'paying' || state.step === 'asking') && state.session !== null

/** The purchase whose outcome the page is finding out, or null. */
export function followedPurchase(state: BookingState): PurchaseKey | null {
  const isOpen = state.step === 'asking' || state.step === 'unanswered' || state.step === 'returning'
  return isOpen ? state.purchase : null
}

/** The steps at which the tab has no purchase, or one that is over: a reload starts with the form (M-01). */
const WITHOUT_PURCHASE: ReadonlySet<BookingState['step']> = new Set([
  'client',
  'hold_over',
  'denied',
  'denied_late',
  'never_charged',
  'returned',
])

export const hasNoPurchase = (state: BookingState): boolean => WITHOUT_PURCHASE.has(state.step)
