import type { Stay } from 'shared-ui/rules/stay'
import { SessionTokenAnswer } from 'shared-ui/validators/payment'
import * as v from 'valibot'
import { bookingRequest, sessionRequest } from '../booking-requests.ts'
import type { SandboxProcess } from './sandbox-process.ts'

/** How a purchase stands as a guest was told, or the code of a refusal. */
export type Told = string

/** What a guest wants, and pays with. */
export type Wish = { roomId: string; stay: Stay; cardNumber: string }

/** Hears of what a guest does. */
export type Watcher = { sent: () => void; told: () => void }

/** A visitor's browser, as far as the server sees it: it knows what it was answered, and may ask again. */
export type Guest = {
  wish: Wish
  purchaseNumber: string | undefined
  /** Every outcome it was told, in order. */
  told: Told[]
  /** From the first call to the last, or until the server is gone. */
  book: (api: string, watcher: Watcher) => Promise<void>
  /** Sends the same reservation with the same card's token once more; false where it never got so far. */
  repeat: (api: string) => Promise<boolean>
}

let people = 0

/** Somebody with an e-mail and an address of their own. */
function newPerson(): { email: string; address: string } {
  people += 1
  const address = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`
  return { email: `guest${people}@example.pe`, address }
}

const Said = v.looseObject({ outcome: v.optional(v.string()), errorCode: v.optional(v.string()) })
type Answer = { status: number; body: v.InferOutput<typeof Said> }

export function newGuest(sandbox: SandboxProcess, wish: Wish): Guest {
  let booking: { url: string; body: object } | undefined
  const person = newPerson()
  const guest: Guest = { wish, purchaseNumber: undefined, told: [], book, repeat }

  async function book(api: string, watcher: Watcher): Promise<void> {
    const session = sessionRequest(wish.roomId, wish.stay)
    const opened = await send(api + session.url, { ...session.body, email: person.email })
    if (!opened) return
    if (opened.status !== 200) {
      guest.told.push(opened.body.errorCode ?? `HTTP ${opened.status}`)
      return
    }
    const { purchasenumber, sessionToken } = v.parse(SessionTokenAnswer, opened.body)
    const tokenId = await sandbox.cardToken(sessionToken.sessionKey, wish.cardNumber)
    guest.purchaseNumber = purchasenumber
    const request = bookingRequest(wish.roomId, wish.stay, { tokenId, purchaseNumber: purchasenumber })
    const client = { ...request.body.client, email: person.email }
    booking = { url: request.url, body: { ...request.body, client } }
    const answer = reserve(api)
    watcher.sent()
    if (await answer) watcher.told()
  }

  async function reserve(api: string): Promise<boolean> {
    const answer = booking && (await send(api + booking.url, booking.body))
    if (!answer) return false
    guest.told.push(answer.body.outcome ?? answer.body.errorCode ?? `HTTP ${answer.status}`)
    return true
  }

  const send = (url: string, body: object) => post(url, body, person.address)

  async function repeat(api: string): Promise<boolean> {
    return booking !== undefined && (await reserve(api))
  }

  return guest
}

/** Longer than a server takes to answer anything. */
const PATIENCE_MS = 90_000

/** The answer, or undefined when the server was gone before it was complete. */
async function post(url: string, body: object, address: string): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: answer.status, body: v.parse(Said, await answer.json()) }
  } catch {
    return undefined
  }
}
