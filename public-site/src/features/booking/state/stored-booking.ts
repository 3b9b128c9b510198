import { EMPTY_CLIENT } from 'shared-ui/copy/client-form'
import type { Stay } from 'shared-ui/rules/stay'
import type { ClientDraft } from 'shared-ui/validators/client'
import * as v from 'valibot'
import { BOOKING_KEY, isOutdated } from '../../../lib/typed-guest.ts'
import { randomIdentifier } from '../../../lib/visit.ts'
import type { PurchaseKey } from './booking-state.ts'

const TAB_KEY = 'lodge.tab'

const text = v.optional(v.string(), '')

const StoredPurchase = v.object({
  purchaseNumber: v.string(),
  sessionKey: v.string(),
  roomID: v.string(),
  entry: v.string(),
  departure: v.string(),
  testMode: v.boolean(),
})

const Draft = v.object({
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
})

const StoredBooking = v.object({
  draft: v.optional(Draft, {}),
  agreed: v.optional(v.boolean(), false),
  typedAt: v.optional(v.number(), 0),
  purchase: v.optional(v.nullable(StoredPurchase), null),
})

/**
 * What this tab stores for a reload (E-03): what was typed, that the terms were accepted, and the purchase that was begun.
 * Never anything of the card. What was typed is forgotten after an hour (B-13).
 */
export type BookingInStorage = {
  draft: ClientDraft
  agreed: boolean
  purchase: v.InferOutput<typeof StoredPurchase> | null
}

const NOTHING: BookingInStorage = { draft: EMPTY_CLIENT, agreed: false, purchase: null }

/** What the tab has stored; nothing where it stored none, or something this version cannot read. */
export function readStoredBooking(): BookingInStorage {
  const { draft, agreed, typedAt, purchase } = readStored()
  return isOutdated(typedAt, Date.now()) ? { ...NOTHING, purchase } : { draft, agreed, purchase }
}

function readStored(): v.InferOutput<typeof StoredBooking> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredBooking), storage()?.getItem(BOOKING_KEY))
  return read.success ? read.output : { ...NOTHING, typedAt: 0 }
}

/** Stores what was typed; the hour after which it is forgotten begins anew. */
export const storeGuest = (guest: Pick<BookingInStorage, 'draft' | 'agreed'>): void =>
  store({ ...readStoredBooking(), ...guest, typedAt: Date.now() })

/** Stores the purchase that was begun. */
export const rememberPurchase = (purchase: NonNullable<BookingInStorage['purchase']>): void =>
  storePurchase(purchase)

/** Forgets the purchase of this room and stay, once it is over; that of another one may still be open. */
export function forgetPurchaseOf(roomID: string, stay: Stay): void {
  if (storedPurchaseFor(readStoredBooking(), roomID, stay)) storePurchase(null)
}

const storePurchase = (purchase: BookingInStorage['purchase']): void =>
  store({ ...readStoredBooking(), typedAt: readStored().typedAt, purchase })

function store(booking: BookingInStorage & { typedAt: number }): void {
  try {
    storage()?.setItem(BOOKING_KEY, JSON.stringify(booking))
  } catch {
    // A full or forbidden storage: the booking goes on, only a reload would not find it again.
  }
}

/** Forgets what was typed: the booking is confirmed, or the visitor is somebody else (B-13). The purchase stays. */
export function forgetGuest(): void {
  const { purchase } = readStored()
  if (purchase) store({ ...NOTHING, purchase, typedAt: 0 })
  else forgetBooking()
}

/** Forgets all of it, once the booking is done. */
export const forgetBooking = (): void => storage()?.removeItem(BOOKING_KEY)

/** Where nothing can be stored, the identifier lives as long as its page. */
let tabOfThisPage: string | null = null

/** A random identifier of this tab, the same through a reload: a new hold takes the place of the one that this tab had (M-08). */
export function thisTab(): string {
  const tab = storage()?.getItem(TAB_KEY) ?? tabOfThisPage ?? randomIdentifier()
  tabOfThisPage = tab
  try {
    storage()?.setItem(TAB_KEY, tab)
  } catch {
    // A full or forbidden storage: after a reload the tab counts as another.
  }
  return tab
}

/** The stored purchase, if it is for this room and stay. */
export function storedPurchaseFor(kept: BookingInStorage, roomID: string, stay: Stay): PurchaseKey | null {
  const purchase = kept.purchase
  if (!purchase || purchase.roomID !== roomID) return null
  const isSameStay = purchase.entry === stay.entry && purchase.departure === stay.departure
  return isSameStay ? keyOf(purchase) : null
}

/** The key alone, as requests send it. */
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
