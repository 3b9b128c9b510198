import * as v from 'valibot'
import { Email } from '../fields/email.ts'
import { IdText, requiredToken } from '../fields/text.ts'
import { ClientSchema, DocumentNumber, IdentificationDocumentName } from '../reservations/client.ts'
import { CalendarDateText } from '../reservations/nights.ts'
import { ReservationRequest } from '../reservations/reservation.ts'
import { Soles, SolesText } from './money.ts'

/**
 * Names a purchase and proves by its session key that this browser began it: `GET /reservation/outcome`, `POST
 * /reservation/release-hold`.
 */
export const PurchaseKey = v.object({ purchaseNumber: requiredToken(12), sessionKey: requiredToken(200) })

/** A random identifier that a browser or a tab generated for itself. */
const ClientIdentifier = v.pipe(requiredToken(64), v.minLength(20))

/** `POST /reservation/session-token`: the amount in soles, and the nights to hold. */
export const SessionTokenQuery = v.object({
  amount: SolesText,
  roomID: IdText,
  inDate: CalendarDateText,
  outDate: CalendarDateText,
})
/**
 * What the provider uses to assess the risk, and who requests. `visit` is a random identifier of the browser: its own
 * holds never block it, and it may hold two rooms at once. `tab` is a random identifier of one tab: a new hold
 * replaces the hold of the same tab, even if the response to the earlier request was lost. `lateArrivalAccepted`: the
 * guest has read that check-in of tonight has closed and that they must call first; required from 20:00 on for a stay
 * that begins today.
 */
export const SessionTokenRequest = v.object({
  email: Email,
  identificationDocument: IdentificationDocumentName,
  identificationDocumentNumber: DocumentNumber,
  visit: v.optional(ClientIdentifier),
  tab: v.optional(ClientIdentifier),
  lateArrivalAccepted: v.optional(v.boolean('choice'), false),
})
/** `expirationTime` in epoch milliseconds: the nights are held until then. `amount` in soles. */
export const SessionTokenResponse = v.object({
  sessionToken: v.object({ sessionKey: v.string(), expirationTime: v.number() }),
  merchantid: v.string(),
  purchasenumber: v.string(),
  amount: v.number(),
  /** The URL of the provider's script that draws the card fields. */
  scriptUrl: v.string(),
  testMode: v.boolean(),
})
export type PaymentSessionResponse = v.InferOutput<typeof SessionTokenResponse>

/** `POST /reservation/make-reservation`. `lateArrivalAccepted` as in `SessionTokenRequest`. */
export const MakeReservationRequest = v.object({
  reservation: ReservationRequest,
  lateArrivalAccepted: v.optional(v.boolean('choice'), false),
  client: ClientSchema,
  payment: v.object({ tokenId: requiredToken(200), purchaseNumber: requiredToken(12), amount: Soles }),
})

/** `amount` in soles; `at` is the instant of the outcome, ISO 8601 in UTC. */
const Order = v.object({
  purchaseNumber: v.string(),
  amount: v.number(),
  currency: v.literal('PEN'),
  at: v.string(),
})

/** The card, masked by the provider. */
const MaskedCard = { CARD: v.string(), BRAND: v.string() }

const Denial = v.object({
  order: Order,
  data: v.object({
    ...MaskedCard,
    AMOUNT: v.number(),
    ACTION_CODE: v.string(),
    ACTION_DESCRIPTION: v.string(),
  }),
})

/**
 * The state of a purchase, as its own browser may know it.
 * - `confirmed`: charged and reserved. `ACTION_DESCRIPTION` is the bank's message. `guest` has the token of the guest's own
 *   page of the reservation; it is null a day after the confirmation.
 * - `denied`: the bank denied the charge at once; the nights are free again.
 * - `denied_late`: the response was lost and the bank turned out to have denied the charge; the nights are free again.
 * - `never_charged`: the response was lost and the provider has no such charge; the nights are free again.
 * - `returning`: charged, but the room could not be reserved; the charge is being returned.
 * - `returned`: charged, and the provider has recorded its return.
 * - `unknown`: the bank has not responded; the nights stay held and the server finds out.
 * - `held`: nothing was sent yet. `expired`: the hold ended before any card was sent.
 */
export const PurchaseOutcome = v.variant('outcome', [
  v.object({
    outcome: v.literal('confirmed'),
    id: v.string(),
    guest: v.nullable(v.object({ token: v.string(), names: v.string(), surnames: v.string() })),
    paymentResponse: v.object({
      order: Order,
      dataMap: v.object({ ...MaskedCard, ACTION_DESCRIPTION: v.string() }),
    }),
  }),
  v.object({ outcome: v.literal('denied'), paymentResponse: Denial }),
  v.object({ outcome: v.literal('denied_late'), paymentResponse: Denial }),
  v.object({
    outcome: v.picklist(['returning', 'returned']),
    paymentResponse: v.object({ order: Order, dataMap: v.object(MaskedCard) }),
  }),
  v.object({
    outcome: v.picklist(['held', 'expired', 'unknown', 'never_charged']),
    paymentResponse: v.object({ order: Order }),
  }),
])
export type Purchase = v.InferOutput<typeof PurchaseOutcome>

/** `DELETE /hold/delete` (staff): the purchase number of a hold whose charge has not begun. */
export const HoldQuery = v.object({ purchaseNumber: requiredToken(12) })
