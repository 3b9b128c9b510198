import * as v from 'valibot'
import { RATES } from '../../rules/money/change-rates.ts'
import { REFUND_SHARES } from '../../rules/money/change-refund.ts'
import { Version } from '../fields/numeric.ts'
import { IdText, optionalText, requiredText } from '../fields/text.ts'
import { Soles } from '../payments/money.ts'
import { CalendarDateText } from './nights.ts'
import { SETTLEMENTS } from './reservation.ts'
import { LONGEST_REASON } from './reservation-corrections.ts'
import { SegmentResponse } from './segment.ts'

/** Whether the guest receives a mail. */
export const NOTICES = ['mail', 'none'] as const
export type Notice = (typeof NOTICES)[number]

/** `GET /reservation/quote-change` (staff): the nights and the room that replace those of a reservation. */
export const ChangeQuoteQuery = v.object({
  reservationID: IdText,
  roomID: IdText,
  inDate: CalendarDateText,
  outDate: CalendarDateText,
})

/**
 * The cost of the whole stay with one price for the nights that change, in soles. `segments` are its rooms in order: a stay that has
 * begun keeps the nights before today in their rooms at their prices.
 */
const Amounts = v.object({
  pricePerNight: v.number(),
  price: v.number(),
  IGV: v.number(),
  total: v.number(),
  segments: v.array(SegmentResponse),
})

/** What occupies a night that the change requests. */
export const NIGHT_OCCUPANTS = ['reservation', 'blocking', 'hold'] as const

export const ChangeQuoteResponse = v.object({
  quote: v.object({
    nights: v.number(),
    /** At the price per night agreed for the room, and at the room's current price. */
    agreed: Amounts,
    today: Amounts,
    /** At the price before the last one, with which a wrong choice is corrected; missing if there is no other price. */
    earlier: v.optional(Amounts),
    /** Which of the first two applies unless staff choose another. */
    usual: v.picklist(['agreed', 'today']),
    /** Requested nights that are occupied, in order; the reservation's own nights do not count. */
    conflicts: v.array(v.object({ date: v.string(), taker: v.picklist(NIGHT_OCCUPANTS) })),
    /** The version of the reservation that was priced. */
    version: v.number(),
  }),
})
export type ChangeQuote = v.InferOutput<typeof ChangeQuoteResponse>['quote']

/**
 * `POST /reservation/change` (staff). `total` and `refund`, in soles, are those that were shown: different ones give
 * `amounts_differ`. `share` says how much of what was paid beyond the new total is refunded, with a `reason` unless by the policy;
 * `settlement` how the card's part is refunded.
 */
export const ChangeRequest = v.pipe(
  v.object({
    version: Version,
    room: IdText,
    inDate: CalendarDateText,
    outDate: CalendarDateText,
    rate: v.picklist(RATES, 'choice'),
    total: Soles,
    share: v.optional(v.picklist(REFUND_SHARES, 'choice'), 'policy'),
    refund: Soles,
    reason: optionalText(LONGEST_REASON),
    settlement: v.optional(v.picklist(SETTLEMENTS, 'choice'), 'desk'),
    notice: v.picklist(NOTICES, 'choice'),
  }),
  v.forward(
    v.check(({ share, reason }) => share === 'policy' || reason !== '', 'required'),
    ['reason'],
  ),
)
export type Change = v.InferOutput<typeof ChangeRequest>

/**
 * `POST /reservation/cancel` (staff). `refund`, in soles, is the refund that was shown, of everything paid for the stay by
 * card and at the desk: a different one gives `amounts_differ`.
 */
export const CancelRequest = v.object({
  version: Version,
  reason: requiredText(LONGEST_REASON),
  refund: Soles,
  notice: v.picklist(NOTICES, 'choice'),
})
export type Cancellation = v.InferOutput<typeof CancelRequest>

/** `POST /reservation/retry-refund` and `POST /reservation/refund-by-hand` (staff). */
export const RefundQuery = v.object({ refundID: IdText })
