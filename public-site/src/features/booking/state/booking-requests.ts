import { requestApi, requestApiTimed } from 'shared-ui/api/api-client'
import { type Purchase, PurchaseOutcome, SessionTokenResponse } from 'shared-ui/validators/payment'
import { visitOfThisBrowser } from '../../../lib/visit.ts'
import {
  type Booking,
  type CardPayment,
  type Guest,
  reservationRequest,
  sessionRequest,
} from './booking-request.ts'
import type { OpenSession, PurchaseKey } from './booking-state.ts'
import { thisTab } from './stored-booking.ts'

/** The bank may take a minute, and the lodge's server a little longer than the bank. */
const PAYMENT_TIMEOUT_MS = 90_000
/** To open a session takes the server two short requests to the provider, each of which it may repeat once. */
const SESSION_TIMEOUT_MS = 45_000

/** B-03, B-08: holds the nights and opens a payment session, in place of what the same tab held. */
export async function openSession(booking: Booking, guest: Guest): Promise<OpenSession> {
  const { body, serverTime } = await requestApiTimed('reservation/session-token', SessionTokenResponse, {
    method: 'post',
    timeout: SESSION_TIMEOUT_MS,
    ...sessionRequest(booking, guest, { visit: visitOfThisBrowser(), tab: thisTab() }),
  })
  const { sessionKey, expirationTime } = body.sessionToken
  return {
    purchase: { purchaseNumber: body.purchasenumber, sessionKey },
    merchantId: body.merchantid,
    amount: body.amount,
    scriptUrl: body.scriptUrl,
    // A visitor's clock may be hours off; what counts is how long the session lives.
    expiresAt: Date.now() + (expirationTime - serverTime),
    testMode: body.testMode,
  }
}

/** B-04: sends the card's token and the reservation. A repeat gets the first response (C-06). */
export const makeReservation = (booking: Booking, guest: Guest, payment: CardPayment): Promise<Purchase> =>
  requestApi('reservation/make-reservation', PurchaseOutcome, {
    method: 'post',
    timeout: PAYMENT_TIMEOUT_MS,
    ...reservationRequest(booking, guest, payment),
  })

/** How this browser's own purchase stands. */
export const askOutcome = (purchase: PurchaseKey, signal: AbortSignal): Promise<Purchase> =>
  requestApi('reservation/outcome', PurchaseOutcome, { signal, searchParams: purchase })

/**
 * Gives up the nights before any card was sent (M-08). Not by `requestApi`: the request is on its way at once and outlives a page that is
 * closing. Where it does not arrive, the hold ends by itself.
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
    // Offline, or the page is gone: nobody is left to tell.
  }
}
