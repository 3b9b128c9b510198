import * as v from 'valibot'
import { RESERVATION_STATES } from '../rules/reservation-states.ts'
import { Soles } from './money.ts'
import { Version } from './numeric.ts'
import { REFUND_STATES } from './reservation.ts'
import { nulReplaced } from './text.ts'

/**
 * What a mail's link to its reservation carries (B-12). One that got lost or was lengthened on the way is, like any other that is
 * not ours, nobody's: it is compared by its hash, so it may be of any length.
 */
const LinkToken = v.optional(v.pipe(v.string('text_expected'), nulReplaced, v.trim()), '')
export const GuestLinkQuery = v.object({ token: LinkToken })

/** What a cancellation now would give back, by the policy of P-08; `amount` in soles, of what the card paid. */
const OfferedRefund = v.object({ daysAhead: v.number(), percent: v.number(), amount: v.number() })

/** What a cancellation gave back; `amount` in soles, of what the card paid; `state` is null where nothing goes to a card. */
const GivenRefund = v.object({
  at: v.string(),
  daysAhead: v.number(),
  percent: v.number(),
  amount: v.number(),
  /** In soles, to be given by hand at the desk. */
  atDesk: v.number(),
  /** Whether the guest, who cancelled by the link and was not asked, may have paid a part at the desk: the card did not pay all. */
  mayHavePaidAtDesk: v.boolean(),
  state: v.nullable(v.picklist(REFUND_STATES)),
})

/**
 * A reservation as its guest sees it through the link of a mail: nothing of the document, the address or the card's number,
 * since whoever has the mail has the link. Dates as calendar dates, `departure` the day of departure; amounts in soles.
 */
export const GuestReservation = v.object({
  /** As it is told on the telephone (`rules/reservation-number.ts`). */
  number: v.string(),
  state: v.picklist(RESERVATION_STATES),
  names: v.string(),
  room: v.object({ identifier: v.string(), category: v.string() }),
  entry: v.string(),
  departure: v.string(),
  nights: v.number(),
  /** In soles with up to four decimals. */
  pricePerNight: v.number(),
  price: v.number(),
  IGV: v.number(),
  total: v.number(),
  /** What the card paid and has not got back, in soles. */
  paidByCard: v.number(),
  version: v.number(),
  /** Null where the guest cannot cancel any more: check-in has begun (`rules/check-in.ts`), or it does not stand. */
  offered: v.nullable(OfferedRefund),
  /** Of a reservation that is cancelled. */
  given: v.nullable(GivenRefund),
})
export type GuestReservationResponse = v.InferOutput<typeof GuestReservation>

/** `GET /guest-reservation` (B-12). An unknown token, and a reservation that staff deleted, are 404 (`link_unknown`). */
export const GuestReservationResponseSchema = v.object({ reservation: GuestReservation })

/**
 * `POST /guest-reservation/cancel` (B-12): `version` and `refund`, in soles, are what was shown; another version is refused as
 * `changed_meanwhile`, another refund as `amounts_differ`, a stay that has begun as `stay_begun`, one that does not stand as
 * `reservation_not_active`, each with 409. Answers with the reservation as it is then.
 */
export const GuestCancelRequest = v.object({
  version: Version,
  refund: Soles,
})
