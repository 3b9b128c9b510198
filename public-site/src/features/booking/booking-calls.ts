import type { ClientDraft } from 'shared-ui/validators/client'
import { type Purchase, PurchaseOutcome, SessionTokenAnswer } from 'shared-ui/validators/payment'
import { callApi, callApiTimed } from '../../lib/api.ts'
import { type Booking, reservationRequest, sessionRequest } from './booking-request.ts'
import type { OpenSession, PurchaseKey } from './booking-state.ts'

/** The bank may take a minute, and the lodge's server a little longer than the bank. */
const PAYMENT_TIMEOUT_MS = 90_000

/** B-03, B-08: holds the nights and opens a payment session, in place of what the same visit holds. */
export async function openSession(booking: Booking, draft: ClientDraft, visit: string): Promise<OpenSession> {
  const { answer, serverTime } = await callApiTimed('reservation/session-token', SessionTokenAnswer, {
    method: 'post',
    timeout: PAYMENT_TIMEOUT_MS,
    ...sessionRequest(booking, draft, visit),
  })
  const { sessionKey, expirationTime } = answer.sessionToken
  return {
    purchase: { purchaseNumber: answer.purchasenumber, sessionKey },
    merchantId: answer.merchantid,
    amount: answer.amount,
    scriptUrl: answer.scriptUrl,
    // A visitor's clock may be hours off; what counts is how long the session lives.
    expiresAt: Date.now() + (expirationTime - serverTime),
    testMode: answer.testMode,
  }
}

/** B-04: sends the card's token and the reservation. A repeat gets the first answer (C-06). */
export const makeReservation = (
  booking: Booking,
  draft: ClientDraft,
  payment: { tokenId: string; purchaseNumber: string },
): Promise<Purchase> =>
  callApi('reservation/make-reservation', PurchaseOutcome, {
    method: 'post',
    timeout: PAYMENT_TIMEOUT_MS,
    ...reservationRequest(booking, draft, payment),
  })

/** How this browser's own purchase stands. */
export const askOutcome = (purchase: PurchaseKey, signal: AbortSignal): Promise<Purchase> =>
  callApi('reservation/outcome', PurchaseOutcome, { signal, searchParams: purchase })
