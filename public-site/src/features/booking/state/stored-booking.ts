import { tabStorage } from 'shared-ui/api/browser-storage'
import { randomIdentifier } from 'shared-ui/api/random-identifier'
import { EMPTY_CLIENT } from 'shared-ui/copy/booking/client-form'
import { fieldNames } from 'shared-ui/forms/form-fields'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import * as v from 'valibot'
import { BOOKING_KEY, isOutdated } from '../../../lib/visitor/typed-client.ts'
import type { PurchaseKey } from './booking-state.ts'
import { NO_EXTRAS, StayExtras } from './stay-extras.ts'

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

const Draft = v.object(v.entriesFromList(fieldNames(EMPTY_CLIENT), text))

const StoredBooking = v.object({
  draft: v.optional(Draft, {}),
  extras: v.optional(StayExtras, {}),
  agreed: v.optional(v.boolean(), false),
  typedAt: v.optional(v.number(), 0),
  purchase: v.optional(v.nullable(StoredPurchase), null),
})

/**
 * What this tab stores for a reload: the client data, whether the terms were accepted, and the purchase that was begun. Never
 * anything of the card. Client data expires after an hour.
 */
export type BookingInStorage = Omit<v.InferOutput<typeof StoredBooking>, 'typedAt'>
type StoredClient = Omit<BookingInStorage, 'purchase'>

/** The client data of an empty form. */
export const NO_CLIENT: StoredClient = { draft: EMPTY_CLIENT, extras: NO_EXTRAS, agreed: false }

const NOTHING: BookingInStorage = { ...NO_CLIENT, purchase: null }

/** Reads what the tab has stored. Returns an empty booking if nothing is stored or this version cannot read it. */
export function readStoredBooking(): BookingInStorage {
  const { typedAt, ...booking } = readStored()
  return isOutdated(typedAt, Date.now()) ? { ...NOTHING, purchase: booking.purchase } : booking
}

function readStored(): v.InferOutput<typeof StoredBooking> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), StoredBooking), tabStorage.getItem(BOOKING_KEY))
  return read.success ? read.output : { ...NOTHING, typedAt: 0 }
}

/** Stores client data and restarts its expiry. */
export const storeClient = (client: StoredClient): void =>
  store({ ...readStoredBooking(), ...client, typedAt: Date.now() })

/** Stores the purchase that was begun. */
export const rememberPurchase = (purchase: NonNullable<BookingInStorage['purchase']>): void =>
  storePurchase(purchase)

/** Forgets the finished purchase of this room and stay. A purchase of another one is retained, since it may still be open. */
export function forgetPurchaseOf(roomID: string, stay: Stay): void {
  if (storedPurchaseFor(readStoredBooking(), roomID, stay)) storePurchase(null)
}

const storePurchase = (purchase: BookingInStorage['purchase']): void =>
  store({ ...readStoredBooking(), typedAt: readStored().typedAt, purchase })

/** If nothing can be stored, the booking continues, but does not survive a reload. */
const store = (booking: BookingInStorage & { typedAt: number }): void =>
  tabStorage.setItem(BOOKING_KEY, JSON.stringify(booking))

/** Forgets the client data, when the booking is confirmed or the visitor is somebody else. The purchase is retained. */
export function forgetClient(): void {
  const { purchase } = readStored()
  if (purchase) store({ ...NOTHING, purchase, typedAt: 0 })
  else forgetBooking()
}

/** Forgets the whole booking. */
export const forgetBooking = (): void => tabStorage.removeItem(BOOKING_KEY)

/** The identifier in memory, for browsers that forbid storage. */
let tabOfThisPage: string | null = null

/** Returns a random identifier of this tab, which survives a reload. A new hold replaces the earlier hold of the same tab. */
export function thisTab(): string {
  const tab = tabStorage.getItem(TAB_KEY) ?? tabOfThisPage ?? randomIdentifier()
  tabOfThisPage = tab
  // If nothing can be stored, the tab has another identifier after a reload.
  tabStorage.setItem(TAB_KEY, tab)
  return tab
}

/** Returns the stored purchase if it is for this room and stay, else null. */
export function storedPurchaseFor(stored: BookingInStorage, roomID: string, stay: Stay): PurchaseKey | null {
  const purchase = stored.purchase
  if (!purchase || purchase.roomID !== roomID) return null
  const isSameStay = purchase.entry === stay.entry && purchase.departure === stay.departure
  return isSameStay ? keyOf(purchase) : null
}

/** Returns only the key, as requests send it. */
const keyOf = ({ purchaseNumber, sessionKey }: PurchaseKey): PurchaseKey => ({
  purchaseNumber,
  sessionKey,
})
