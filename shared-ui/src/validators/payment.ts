import * as v from 'valibot'
import { ClientSchema, IdentificationDocumentName } from './client.ts'
import { Email } from './email.ts'
import { Soles, SolesText } from './money.ts'
import { CalendarDateText } from './nights.ts'
import { ReservationRequest } from './reservation.ts'
import { IdText, requiredText } from './text.ts'

/** A purchase as its own browser knows it: the number and the session's key, which nobody else has. */
const PurchaseKey = v.object({ purchaseNumber: requiredText(12), sessionKey: requiredText(200) })

/** `POST /reservation/session-token` (C-06): the amount in soles, and the nights to hold. */
export const SessionTokenQuery = v.object({
  amount: SolesText,
  roomID: IdText,
  inDate: CalendarDateText,
  outDate: CalendarDateText,
})
/**
 * What the provider weighs for risk. `visit` is a random word that only this tab knows: what the same tab holds already is
 * given up for the new hold, so that it does not stand in its own way; also where the earlier answer was lost.
 */
export const SessionTokenRequest = v.object({
  email: Email,
  identificationDocument: IdentificationDocumentName,
  identificationDocumentNumber: requiredText(20),
  visit: v.optional(v.pipe(requiredText(64), v.minLength(20))),
})
/** `expirationTime` in epoch milliseconds: until then the nights are held (B-08). `amount` in soles. */
export const SessionTokenAnswer = v.object({
  sessionToken: v.object({ sessionKey: v.string(), expirationTime: v.number() }),
  merchantid: v.string(),
  purchasenumber: v.string(),
  amount: v.number(),
  /** The address of the provider's script that draws the card fields. */
  scriptUrl: v.string(),
  testMode: v.boolean(),
})
export type PaymentSessionAnswer = v.InferOutput<typeof SessionTokenAnswer>

/** `POST /reservation/make-reservation` (B-04 to B-10). */
export const MakeReservationRequest = v.object({
  reservation: ReservationRequest,
  client: ClientSchema,
  payment: v.object({ tokenId: requiredText(200), purchaseNumber: requiredText(12), amount: Soles }),
})

/** `amount` in soles; `at` is the instant of the outcome, ISO 8601 in UTC. */
const Order = v.object({
  purchaseNumber: v.string(),
  amount: v.number(),
  currency: v.literal('PEN'),
  at: v.string(),
})

/**
 * How a purchase ended. `confirmed`: sold and paid. `denied`: not charged, the nights are free again. `unknown`: the bank
 * has not answered; the nights stay held and the lodge finds out by itself. `reversed`: charged and given back. `expired`: the
 * hold ran out before any card was sent.
 */
export const PurchaseOutcome = v.variant('outcome', [
  v.object({
    outcome: v.literal('confirmed'),
    id: v.string(),
    paymentResponse: v.object({ order: Order, dataMap: v.object({ CARD: v.string(), BRAND: v.string() }) }),
  }),
  v.object({
    outcome: v.literal('denied'),
    paymentResponse: v.object({
      order: Order,
      data: v.object({
        CARD: v.string(),
        BRAND: v.string(),
        AMOUNT: v.number(),
        ACTION_CODE: v.string(),
        ACTION_DESCRIPTION: v.string(),
      }),
    }),
  }),
  v.object({
    outcome: v.picklist(['held', 'unknown', 'reversed', 'expired']),
    paymentResponse: v.object({ order: Order }),
  }),
])
export type Purchase = v.InferOutput<typeof PurchaseOutcome>

/** `GET /reservation/outcome`: how this browser's own purchase stands, after a reload or a lost answer. */
export const PurchaseOutcomeQuery = PurchaseKey
