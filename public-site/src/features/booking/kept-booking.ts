import { EMPTY_CLIENT } from 'shared-ui/copy/client-form'
import type { Stay } from 'shared-ui/rules/stay'
import type { ClientDraft } from 'shared-ui/validators/client'
import * as v from 'valibot'
import type { PurchaseKey } from './booking-state.ts'

const KEY = 'lodge.booking'

const text = v.optional(v.string(), '')

const KeptPurchase = v.object({
  purchaseNumber: v.string(),
  sessionKey: v.string(),
  roomID: v.string(),
  entry: v.string(),
  departure: v.string(),
  testMode: v.boolean(),
})

const KeptBooking = v.object({
  draft: v.object({
    names: text,
    surnames: text,
    email: text,
    identificationDocument: text,
    identificationDocumentNumber: text,
    phone: text,
    location: text,
    country: text,
    age: text,
    RUC: text,
  }),
  agreed: v.boolean(),
  purchase: v.nullable(KeptPurchase),
  visit: text,
})

/**
 * What this tab keeps through a reload (E-03): what was typed, that the terms were accepted, and the purchase that was begun.
 * Never anything of the card.
 */
export type KeptBooking = {
  draft: ClientDraft
  agreed: boolean
  purchase: v.InferOutput<typeof KeptPurchase> | null
  /** What `visitOfThisTab` gives; empty before it was asked for. */
  visit: string
}

const NOTHING: KeptBooking = { draft: EMPTY_CLIENT, agreed: false, purchase: null, visit: '' }

/** What the tab kept; nothing where it kept none, or something this version cannot read. */
export function readKeptBooking(): KeptBooking {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), KeptBooking), storage()?.getItem(KEY))
  return read.success ? read.output : NOTHING
}

/** Keeps part of a booking beside what is kept already. */
export function keepBooking(part: Partial<KeptBooking>): void {
  try {
    storage()?.setItem(KEY, JSON.stringify({ ...readKeptBooking(), ...part }))
  } catch {
    // A full or forbidden storage: the booking goes on, only a reload would not find it again.
  }
}

/** Where nothing can be kept, a word lives as long as its page. */
let visitOfThisPage = ''

/** A word that only this tab knows, the same through a reload: by it the lodge knows a hold as this tab's own. */
export function visitOfThisTab(): string {
  visitOfThisPage = readKeptBooking().visit || visitOfThisPage || randomWord()
  keepBooking({ visit: visitOfThisPage })
  return visitOfThisPage
}

/** 128 bits in hexadecimal. `crypto.randomUUID` is not there on a page without https, as on a phone in the lodge's own net. */
const randomWord = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Forgets all of it, once the booking is done. */
export const forgetBooking = (): void => storage()?.removeItem(KEY)

/** The kept purchase, if it is for this room and stay. */
export function keptPurchaseFor(kept: KeptBooking, roomID: string, stay: Stay): PurchaseKey | null {
  const purchase = kept.purchase
  if (!purchase || purchase.roomID !== roomID) return null
  const isSameStay = purchase.entry === stay.entry && purchase.departure === stay.departure
  return isSameStay ? keyOf(purchase) : null
}

/** The key alone, as calls send it. */
const keyOf = ({ purchaseNumber, sessionKey }: PurchaseKey): PurchaseKey => ({
  purchaseNumber,
  sessionKey,
})

/** Browsers that forbid storage throw at the very mention of it. */
function storage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
