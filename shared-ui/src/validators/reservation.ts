import * as v from 'valibot'
import { RESERVATION_STATES } from '../rules/reservation-states.ts'
import { ClientResponse, ClientSchema } from './client.ts'
import { Soles } from './money.ts'
import { CalendarDateText } from './nights.ts'
import { wholeNumber } from './numeric.ts'
import { PageResponse, pageQuery } from './page.ts'
import { RoomResponse } from './room.ts'
import { IdText, optionalText, withoutNul } from './text.ts'

/** How many characters channel and details hold. */
export const LONGEST_CHANNEL = 50
export const LONGEST_DETAIL = 1000

/** The largest place in a list of payers. */
const LARGEST_PAYER_INDEX = 1000

/** The reservation as a call sends it; amounts in soles, `outDate` the last night (N-03, N-04). */
export const ReservationRequest = v.object({
  inDate: CalendarDateText,
  outDate: CalendarDateText,
  price: Soles,
  IGV: Soles,
  total: Soles,
  room: IdText,
  payerIndex: v.optional(wholeNumber({ max: LARGEST_PAYER_INDEX }), 0),
  channel: v.optional(
    v.pipe(
      v.string('text_expected'),
      withoutNul,
      v.trim(),
      v.nonEmpty('required'),
      v.maxLength(LONGEST_CHANNEL, 'text_too_long'),
    ),
    'WEB',
  ),
  detail: optionalText(LONGEST_DETAIL),
})

/** `POST /reservation/create` (staff). */
export const StaffReservationRequest = v.object({ reservation: ReservationRequest, client: ClientSchema })
export const ReservationCreatedResponse = v.object({ id: v.string() })

export const ReservationStateName = v.picklist(RESERVATION_STATES)
export type ReservationState = v.InferOutput<typeof ReservationStateName>

const reservationFields = {
  _id: v.string(),
  inDate: v.string(),
  outDate: v.string(),
  price: v.number(),
  IGV: v.number(),
  total: v.number(),
  payerIndex: v.number(),
  channel: v.string(),
  detail: v.string(),
  state: ReservationStateName,
  /** ISO 8601, UTC. */
  createdAt: v.string(),
}

/** A line of staff's list. */
export const ReservationSummary = v.object({
  ...reservationFields,
  room: v.object({ _id: v.string(), identifier: v.string(), category: v.string() }),
  client: v.object({ names: v.string(), surnames: v.string() }),
})
export type ReservationSummaryResponse = v.InferOutput<typeof ReservationSummary>

const reservationFilters = {
  search: optionalText(100),
  roomID: v.optional(IdText),
  from: v.optional(CalendarDateText),
  to: v.optional(CalendarDateText),
  state: v.optional(v.picklist([...RESERVATION_STATES, 'standing', 'all'], 'state')),
}

/**
 * `GET /reservation` (A-05, C-05): `group` is how many, `after` the cursor of the answer before; `search` looks in
 * client and room; `roomID` keeps one room's; `from` and `to` keep stays with a night between them; `state` keeps one state, `standing`
 * those whose nights are taken (pending or confirmed), `all` every one; by default those that are not deleted.
 */
export const ReservationsQuery = v.object({ ...pageQuery('6'), ...reservationFilters })

/** `GET /reservation/export` (staff): every reservation that the same filters let through, as a CSV file. */
export const ReservationsExportQuery = v.object(reservationFilters)

export const ReservationsResponse = v.object({
  reservations: v.array(ReservationSummary),
  ...PageResponse,
})

export const ReservationQuery = v.object({ reservationID: IdText })

/** What the history of a reservation tells; `by` is the member of staff, or null where nobody of the lodge acted. */
export const RESERVATION_EVENTS = [
  'payment_sent',
  'payment_unanswered',
  'confirmed',
  'never_charged',
  'denied_late',
  'charge_returning',
  'charge_returned',
  'charge_returned_by_hand',
  'created_by_staff',
  'deleted',
  'changed',
  'cancelled',
  'refunded',
  'refund_unclear',
  'refund_manual',
  'refund_retried',
  'refund_given',
  'refund_by_hand',
  'mail_sent',
  'change_mail_sent',
  'cancellation_mail_sent',
] as const

/** A stay as it stood before or after a change: the room in words, the nights, the total in soles. */
export const StayFacts = v.object({
  room: v.string(),
  inDate: v.string(),
  outDate: v.string(),
  total: v.number(),
})

/** How a difference or a refund is settled: through the card provider, or by hand at the desk. */
export const SETTLEMENTS = ['card', 'desk'] as const
export type Settlement = (typeof SETTLEMENTS)[number]

/**
 * What an event tells beyond its kind; amounts in soles. A change: `before`, `after`, and what it gives back to the card or by
 * hand. A cancellation: `reason`, `daysAhead`, `percent`, and the same. A refund: `card`.
 */
export const EventFacts = v.object({
  before: v.optional(StayFacts),
  after: v.optional(StayFacts),
  reason: v.optional(v.string()),
  daysAhead: v.optional(v.number()),
  percent: v.optional(v.number()),
  card: v.optional(v.number()),
  desk: v.optional(v.number()),
})
export type EventFactsResponse = v.InferOutput<typeof EventFacts>

export const ReservationEvent = v.object({
  at: v.string(),
  kind: v.picklist(RESERVATION_EVENTS),
  by: v.nullable(v.string()),
  facts: v.optional(EventFacts),
})
export type ReservationEventResponse = v.InferOutput<typeof ReservationEvent>

/**
 * The states of a purchase, in the order of its life; `lodge-api/src/modules/purchases/purchase-states.ts` holds the transitions.
 * The endings are those from `confirmed` on, and `expired`.
 */
export const PAYMENT_STATES = [
  'held',
  'expired',
  'charging',
  'unknown',
  'returning',
  'confirmed',
  'denied',
  'denied_late',
  'never_charged',
  'returned',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** How a reservation was paid; the card number masked by the provider. */
export const PaymentResponse = v.object({
  purchaseNumber: v.string(),
  state: v.picklist(PAYMENT_STATES),
  amount: v.number(),
  card: v.string(),
  brand: v.string(),
  transactionId: v.string(),
  /** ISO 8601, UTC: when the state was reached. */
  at: v.string(),
  testMode: v.boolean(),
})

/**
 * The states of a refund; `lodge-api/src/modules/refunds/refund-states.ts` holds the transitions.
 * - `waiting`: to be requested from the provider.
 * - `asking`: the request may have left; its response is not known yet.
 * - `done`: the provider has recorded it.
 * - `unclear`: the request may have left and no readable yes or no came back. Never requested again by itself: staff find out.
 * - `manual`: the provider cannot give it; the lodge owes it by other means ('a mano').
 * - `paid_by_hand`: the lodge gave it by other means.
 */
export const REFUND_STATES = ['waiting', 'asking', 'done', 'unclear', 'manual', 'paid_by_hand'] as const
export type RefundState = (typeof REFUND_STATES)[number]
export const REFUND_CAUSES = ['cancellation', 'change'] as const
/**
 * Why a refund is not done: the provider cannot be reached, refuses (for now, or for good once `manual`), gave no clear answer, does
 * not refund charges so old or cards of that brand, or is no longer in the settings.
 */
export const REFUND_PROBLEMS = [
  '',
  'unreachable',
  'refused',
  'unclear',
  'too_old',
  'brand',
  'not_configured',
] as const
export type RefundProblem = (typeof REFUND_PROBLEMS)[number]

/** Money on its way back to a guest; `amount` in soles, `reference` the provider's word for it, empty for one by hand. */
export const RefundResponse = v.object({
  _id: v.string(),
  amount: v.number(),
  cause: v.picklist(REFUND_CAUSES),
  state: v.picklist(REFUND_STATES),
  problem: v.picklist(REFUND_PROBLEMS),
  reference: v.string(),
  /** ISO 8601, UTC: when the state was reached. */
  at: v.string(),
})
export type ReservationRefund = v.InferOutput<typeof RefundResponse>

/** `GET /reservation/find-one` (A-12, staff). */
export const ReservationDetailResponse = v.object({
  reservation: v.object({
    ...reservationFields,
    pricePerNight: v.number(),
    room: RoomResponse,
    client: ClientResponse,
    payment: v.nullable(PaymentResponse),
    /** What the card has paid, less what is given back of it, in soles. */
    paidByCard: v.number(),
    refunds: v.array(RefundResponse),
    /** Goes up with every change (case 19). */
    version: v.number(),
    history: v.array(ReservationEvent),
  }),
})
export type ReservationDetail = v.InferOutput<typeof ReservationDetailResponse>['reservation']

/** An answer with nothing to tell beyond its status. */
export const EmptyResponse = v.object({})
