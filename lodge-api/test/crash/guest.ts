import type { Stay } from 'shared-ui/rules/reservations/stay'
import { SessionTokenResponse } from 'shared-ui/validators/payments/payment'
import * as v from 'valibot'
import { bookingRequest, sessionRequest } from '../fixtures/booking-requests.ts'
import type { SandboxProcess } from './sandbox-process.ts'

/** The outcome of a purchase as reported to a guest, or the code of a refusal. */
export type ReportedState = string

/** The stay and card of a guest. */
export type BookingPlan = { roomId: string; stay: Stay; cardNumber: string }

/** Callbacks for the progress of a guest. */
export type Watcher = { sent: () => void; reported: () => void }

/** A visitor's browser: it knows only the responses it received, and may repeat its request. */
export type Guest = {
  plan: BookingPlan
  purchaseNumber: string | undefined
  /** All reported outcomes, in order. */
  reported: ReportedState[]
  /** Books from the first request to the last, or until the server is killed. */
  book: (api: string, watcher: Watcher) => Promise<void>
  /** Repeats the reservation with the same card token; false if it never got that far. */
  repeat: (api: string) => Promise<boolean>
}

let identities = 0

/** Returns a new e-mail and address. */
function newIdentity(): { email: string; address: string } {
  identities += 1
  const address = `10.${identities >> 16}.${(identities >> 8) & 255}.${identities & 255}`
  return { email: `guest${identities}@example.pe`, address }
}

const ResponseBody = v.looseObject({ outcome: v.optional(v.string()), errorCode: v.optional(v.string()) })
type ApiResponse = { status: number; body: v.InferOutput<typeof ResponseBody> }

export function newGuest(sandbox: SandboxProcess, plan: BookingPlan): Guest {
  let booking: { url: string; body: object } | undefined
  const identity = newIdentity()
  const guest: Guest = { plan, purchaseNumber: undefined, reported: [], book, repeat }

  async function book(api: string, watcher: Watcher): Promise<void> {
    const session = sessionRequest(plan.roomId, plan.stay)
    const opened = await send(api + session.url, { ...session.body, email: identity.email })
    if (!opened) return
    if (opened.status !== 200) {
      guest.reported.push(opened.body.errorCode ?? `HTTP ${opened.status}`)
      return
    }
    const { purchasenumber, sessionToken } = v.parse(SessionTokenResponse, opened.body)
    const tokenId = await sandbox.cardToken(sessionToken.sessionKey, plan.cardNumber)
    guest.purchaseNumber = purchasenumber
    const request = bookingRequest(plan.roomId, plan.stay, { tokenId, purchaseNumber: purchasenumber })
    const client = { ...request.body.client, email: identity.email }
    booking = { url: request.url, body: { ...request.body, client } }
    const response = reserve(api)
    watcher.sent()
    if (await response) watcher.reported()
  }

  async function reserve(api: string): Promise<boolean> {
    const response = booking && (await send(api + booking.url, booking.body))
    if (!response) return false
    guest.reported.push(response.body.outcome ?? response.body.errorCode ?? `HTTP ${response.status}`)
    return true
  }

  const send = (url: string, body: object) => post(url, body, identity.address)

  async function repeat(api: string): Promise<boolean> {
    return booking !== undefined && (await reserve(api))
  }

  return guest
}

/** Longer than any response of the server takes. */
const RESPONSE_TIMEOUT_MS = 90_000

/** Returns the response, or undefined if the server was killed before it was complete. */
async function post(url: string, body: object, address: string): Promise<ApiResponse | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    })
    return { status: response.status, body: v.parse(ResponseBody, await response.json()) }
  } catch {
    return undefined
  }
}
