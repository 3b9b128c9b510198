import * as v from 'valibot'
import { RESERVATION_STATES } from '../../rules/reservations/states/reservation-states.ts'
import { Email } from '../fields/email.ts'
import { Version } from '../fields/numeric.ts'
import { LinkToken, requiredLine } from '../fields/text.ts'
import { Soles } from '../payments/money.ts'
import { REFUND_STATES } from '../payments/refund-states.ts'

export const GuestLinkQuery = v.object({ token: LinkToken })

/** The number of a reservation as typed, `#52cc 4b20`: 8 letters and digits. */
const ReservationNumber = v.pipe(
  requiredLine(20),
  v.transform((number) => number.replace(/[^\p{L}\d]/gu, '').toUpperCase()),
  v.regex(/^[\dA-F]{8}$/, 'reservation_number'),
)

/**
 * `POST /guest-reservation/send-link`: mails a new link to the guest of a confirmed reservation. The response is the same
 * whether there is one.
 */
export const SendLinkRequest = v.object({ email: Email, number: ReservationNumber })
export const SendLinkResponse = v.object({})

/** The refund of a cancellation at this moment; `amount` in soles, of what the card paid. */
const OfferedRefund = v.object({ daysAhead: v.number(), percent: v.number(), amount: v.number() })

/**
 * The refund of a past cancellation; `amount` in soles, of what the card paid; `state` is null if nothing is refunded to
 * a card.
 */
const GivenRefund = v.object({
  at: v.string(),
  daysAhead: v.number(),
  percent: v.number(),
  amount: v.number(),
  /** In soles, to be paid back at the desk. */
  atDesk: v.number(),
  /**
   * Whether the guest may have paid a part at the desk: they cancelled by the link, which does not ask, and the card did
   * not pay all.
   */
  mayHavePaidAtDesk: v.boolean(),
  state: v.nullable(v.picklist(REFUND_STATES)),
})

/**
 * A reservation as its guest sees it through the link of a mail: without the document, the address and the card's number,
 * because anybody who has the mail has the link. `departure` is the day of departure; amounts in soles.
 */
export const GuestReservation = v.object({
  /** The number that guests read out on the telephone (`rules/reservations/reservation-number.ts`). */
  number: v.string(),
  state: v.picklist(RESERVATION_STATES),
  names: v.string(),
  surnames: v.string(),
  /** What the guest added about the stay when booking, one line each; empty if staff made the reservation, whose notes these are. */
  details: v.array(v.string()),
  room: v.object({ identifier: v.string(), category: v.string() }),
  /** The rooms of the stay in order, the last one being `room`; `outDate` is the last night, `price` in soles without IGV. */
  segments: v.array(
    v.object({
      room: v.object({ identifier: v.string() }),
      inDate: v.string(),
      outDate: v.string(),
      pricePerNight: v.number(),
      price: v.number(),
    }),
  ),
  entry: v.string(),
  departure: v.string(),
  nights: v.number(),
  /** In soles with up to four decimals. */
  pricePerNight: v.number(),
  price: v.number(),
  IGV: v.number(),
  total: v.number(),
  /** What the card paid minus what was refunded to it, in soles. */
  paidByCard: v.number(),
  /** What was retained of nights that were taken out of the stay, in soles. */
  retained: v.number(),
  /** What the guest still has to pay at the lodge, in soles: stay and charges; 0 if nothing. */
  balance: v.number(),
  version: v.number(),
  /**
   * Null if the guest cannot cancel any more: check-in has begun (`rules/reservations/check-in.ts`), or the reservation is not active.
   */
  offered: v.nullable(OfferedRefund),
  /** Only for a cancelled reservation. */
  given: v.nullable(GivenRefund),
})
export type GuestReservationResponse = v.InferOutput<typeof GuestReservation>

/** `GET /guest-reservation`. An unknown token and a reservation that staff deleted give 404 (`link_unknown`). */
export const GuestReservationResponseSchema = v.object({ reservation: GuestReservation })

/**
 * `POST /guest-reservation/cancel`: `version` and `refund`, in soles, are the ones that were shown. A different version
 * gives `changed_meanwhile`, a different refund `amounts_differ`, a stay that has begun `stay_begun`, a reservation that
 * is not active `reservation_not_active`, each with 409. Responds with the reservation after the cancellation.
 */
export const GuestCancelRequest = v.object({
  version: Version,
  refund: Soles,
})
