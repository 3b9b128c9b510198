import { requestApi, requestApiTimed } from 'shared-ui/api/api-client'
import { type Purchase, PurchaseOutcome, SessionTokenResponse } from 'shared-ui/validators/payments/payment'
import { visitOfThisBrowser } from '../../../lib/visitor/visit.ts'
import {
  type Booking,
  type CardPayment,
  type Client,
  reservationRequest,
  sessionRequest,
} from './booking-request.ts'
import type { OpenSession, PurchaseKey } from './booking-state.ts'
import { thisTab } from './stored-booking.ts'

/** The bank may take a minute, and the lodge's server a little longer. */
const PAYMENT_TIMEOUT_MS = 90_000
/** Opening a session takes the server two short requests to the provider, each of which it may retry once. */
const SESSION_TIMEOUT_MS = 45_000

/** Holds the nights and opens a payment session. Replaces the earlier hold of the same tab. */
export async function openSession(booking: Booking, client: Client): Promise<OpenSession> {
  const { body, serverTime } = await requestApiTimed('reservation/session-token', SessionTokenResponse, {
    method: 'post',
    timeout: SESSION_TIMEOUT_MS,
    ...sessionRequest(booking, client, { visit: visitOfThisBrowser(), tab: thisTab() }),
  })
  const { sessionKey, expirationTime } = body.sessionToken
  return {
    purchase: { purchaseNumber: body.purchasenumber, sessionKey },
    merchantId: body.merchantid,
    amount: body.amount,
    scriptUrl: body.scriptUrl,
    // The visitor's clock may be hours off, so only the lifetime of the session is taken from the server.
    expiresAt: Date.now() + (expirationTime - serverTime),
    testMode: body.testMode,
  }
}

/** Sends the card's token and the reservation. A repeated request gets the first response. */
export const makeReservation = (booking: Booking, client: Client, payment: CardPayment): Promise<Purchase> =>
  requestApi('reservation/make-reservation', PurchaseOutcome, {
    method: 'post',
    timeout: PAYMENT_TIMEOUT_MS,
    ...reservationRequest(booking, client, payment),
  })

/** Requests the outcome of this browser's own purchase. */
export const requestOutcome = (purchase: PurchaseKey, signal: AbortSignal): Promise<Purchase> =>
  requestApi('reservation/outcome', PurchaseOutcome, { signal, searchParams: purchase })

/**
 * Releases the held nights before any card was sent. Uses `fetch` with `keepalive` instead of `requestApi`, since the request must
 * outlive a page that is closing. If it does not arrive, the hold expires by itself.
 */
export async function releaseHold(purchase: PurchaseKey): Promise<void> {
  try {
    await fetch('/api/reservation/release-hold', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(purchase),
    })
  } catch {
    // Offline or closing: the hold expires by itself.
  }
}
