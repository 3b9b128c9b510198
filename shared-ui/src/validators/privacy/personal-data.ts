import * as v from 'valibot'
import { requiredLine } from '../fields/text.ts'

/** What separates the characters of a document number as people write it. */
const SEPARATORS = /[\s.\p{Pd}]/gu

/**
 * The e-mail or the document number of a person, in lower case. A text with an `@` is an e-mail; a document number loses the spaces,
 * dots and hyphens that it was written with.
 */
export const PersonText = v.pipe(
  requiredLine(200),
  v.transform((text) => (text.includes('@') ? text : text.replace(SEPARATORS, '')).toLowerCase()),
  v.nonEmpty('required'),
)

/** `GET /personal-data` and `GET /personal-data/export` (staff). */
export const PersonQuery = v.object({ person: PersonText })

/** `POST /personal-data/erase` (staff). */
export const ErasureRequest = v.object({ person: PersonText })

/** Why the data of a reservation cannot be erased yet. */
export const RETAINED_BECAUSE = ['stay_to_come', 'payment_open', 'refund_open'] as const
export type RetainedBecause = (typeof RETAINED_BECAUSE)[number]

/** What an erasure does to a reservation's client: nothing yet, erase, or nothing more. */
export const ErasureOutcomeName = v.picklist(['erasable', 'erased', ...RETAINED_BECAUSE])
export type ErasureOutcome = v.InferOutput<typeof ErasureOutcomeName>

/**
 * What an erasure does to a guest of a stay: nothing before it is over, and then not until the register of guests need not be retained,
 * which is on the day `until` (`YYYY-MM-DD`).
 */
const GuestErasureFields = {
  outcome: v.picklist(['erasable', 'stay_to_come', 'register']),
  until: v.nullable(v.string()),
}
const GuestErasureObject = v.object(GuestErasureFields)
export type GuestErasure = v.InferOutput<typeof GuestErasureObject>

/**
 * What is stored about a person, and what an erasure would do. Of a reservation, `documentUntil` (`YYYY-MM-DD`) is the day until which
 * tax law asks for the document; null if it does not, or if nothing can be erased yet. `guestStays` are the
 * stays that list the person as a guest, whoever booked. `unfinished` counts purchases that did not become a booking. A complaint is
 * retained until `until`, two years after its reply; null while it has none. `erasable` says whether anything would be erased now.
 */
export const PersonalDataResponse = v.object({
  person: v.string(),
  erasable: v.boolean(),
  reservations: v.array(
    v.object({
      _id: v.string(),
      number: v.string(),
      client: v.string(),
      room: v.string(),
      inDate: v.string(),
      outDate: v.string(),
      outcome: ErasureOutcomeName,
      documentUntil: v.nullable(v.string()),
    }),
  ),
  guestStays: v.array(
    v.object({
      _id: v.string(),
      number: v.string(),
      guest: v.string(),
      room: v.string(),
      inDate: v.string(),
      ...GuestErasureFields,
    }),
  ),
  unfinished: v.number(),
  messages: v.number(),
  subscriptions: v.number(),
  complaints: v.array(v.object({ _id: v.string(), number: v.string(), until: v.nullable(v.string()) })),
})
export type PersonalData = v.InferOutput<typeof PersonalDataResponse>
