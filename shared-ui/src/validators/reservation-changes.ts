import * as v from 'valibot'
import { RATES } from '../rules/change-rates.ts'
import { Soles } from './money.ts'
import { CalendarDateText } from './nights.ts'
import { Version } from './numeric.ts'
import { SETTLEMENTS } from './reservation.ts'
import { IdText, requiredText } from './text.ts'

/** How many characters the reason of a cancellation holds. */
export const LONGEST_REASON = 500

/** Whether the guest is written to. */
export const NOTICES = ['mail', 'none'] as const
export type Notice = (typeof NOTICES)[number]

/** `GET /reservation/quote-change` (staff): the nights and the room that a reservation is to have instead. */
export const ChangeQuoteQuery = v.object({
  reservationID: IdText,
  roomID: IdText,
  inDate: CalendarDateText,
  outDate: CalendarDateText,
})

/** What a stay costs at one price per night; in soles. */
const Amounts = v.object({
  pricePerNight: v.number(),
  price: v.number(),
  IGV: v.number(),
  total: v.number(),
})

/** What takes a night that the change asks for. */
export const NIGHT_TAKERS = ['reservation', 'blocking', 'hold'] as const

export const ChangeQuoteResponse = v.object({
  quote: v.object({
    nights: v.number(),
    /** At the price per night of the reservation, and at the room's price of today. */
    agreed: Amounts,
    today: Amounts,
    /** Which of the two holds unless staff choose the other. */
    usual: v.picklist(RATES),
    /** Nights that are somebody else's, in their order; the reservation's own do not stand in its way. */
    conflicts: v.array(v.object({ date: v.string(), taker: v.picklist(NIGHT_TAKERS) })),
    /** Of the reservation that was priced. */
    version: v.number(),
  }),
})
export type ChangeQuote = v.InferOutput<typeof ChangeQuoteResponse>['quote']

/**
 * `POST /reservation/change` (staff). `total`, in soles, is the one that was shown: another one is refused
 * (`amounts_differ`). `settlement` says how what a lower total leaves over is given back.
 */
export const ChangeRequest = v.object({
  version: Version,
  room: IdText,
  inDate: CalendarDateText,
  outDate: CalendarDateText,
  rate: v.picklist(RATES, 'choice'),
  total: Soles,
  settlement: v.optional(v.picklist(SETTLEMENTS, 'choice'), 'desk'),
  notice: v.picklist(NOTICES, 'choice'),
})
export type Change = v.InferOutput<typeof ChangeRequest>

/**
 * `POST /reservation/cancel` (staff). `paidAtDesk`, in soles, is what the guest paid by other means than the card; `refund`
 * is what was shown to be given back of all that was paid: another one is refused (`amounts_differ`).
 */
export const CancelRequest = v.object({
  version: Version,
  reason: requiredText(LONGEST_REASON),
  paidAtDesk: v.optional(Soles, 0),
  refund: Soles,
  notice: v.picklist(NOTICES, 'choice'),
})
export type Cancellation = v.InferOutput<typeof CancelRequest>

/** `POST /reservation/retry-refund` and `POST /reservation/refund-by-hand` (staff). */
export const RefundQuery = v.object({ refundID: IdText })
