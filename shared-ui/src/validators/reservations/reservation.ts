import * as v from 'valibot'
import { REFUND_SHARES } from '../../rules/money/change-refund.ts'
import { RESERVATION_STATES } from '../../rules/reservations/states/reservation-states.ts'
import { STAY_EVENTS, STAY_STATES } from '../../rules/reservations/states/stay-states.ts'
import { wholeNumber } from '../fields/numeric.ts'
import { PageResponse } from '../fields/page.ts'
import { IdText } from '../fields/text.ts'
import { Folio } from '../payments/folio.ts'
import { Soles } from '../payments/money.ts'
import { PaymentResponse, RefundResponse } from '../payments/reservation-payment.ts'
import { RoomResponse } from '../rooms/room.ts'
import { ClientResponse, StaffClientSchema } from './client.ts'
import { GuestsResponse } from './guest.ts'
import { CalendarDateText } from './nights.ts'
import { CORRECTED_FIELDS } from './reservation-corrections.ts'
import { reservationTexts, storedReservationTexts } from './reservation-texts.ts'
import { EarlierRooms, SegmentResponse } from './segment.ts'

/** The largest index in a list of payers. */
const LARGEST_PAYER_INDEX = 1000

/** The reservation in a request; amounts in soles, `outDate` is the last night. */
export const ReservationRequest = v.object({
  inDate: CalendarDateText,
  outDate: CalendarDateText,
  price: Soles,
  IGV: Soles,
  total: Soles,
  room: IdText,
  payerIndex: v.optional(wholeNumber({ max: LARGEST_PAYER_INDEX }), 0),
  ...reservationTexts,
})

/** `POST /reservation/create` (staff). */
export const StaffReservationRequest = v.object({
  reservation: ReservationRequest,
  client: StaffClientSchema,
})
export const ReservationCreatedResponse = v.object({ id: v.string() })

export const ReservationStateName = v.picklist(RESERVATION_STATES)
export type ReservationState = v.InferOutput<typeof ReservationStateName>

/**
 * Where the guest of a confirmed reservation is, since when (ISO 8601, UTC) and who marked it; `at` and `by` are null if
 * nobody did. `freedFrom` is the first night that became free again by a check-out or a no-show.
 */
export const ReservationStay = v.object({
  state: v.picklist(STAY_STATES),
  at: v.nullable(v.string()),
  by: v.nullable(v.string()),
  freedFrom: v.nullable(v.string()),
})

const reservationFields = {
  _id: v.string(),
  inDate: v.string(),
  outDate: v.string(),
  price: v.number(),
  IGV: v.number(),
  total: v.number(),
  payerIndex: v.number(),
  ...storedReservationTexts,
  /** What staff note for themselves. */
  notes: v.string(),
  state: ReservationStateName,
  stay: ReservationStay,
  /** ISO 8601, UTC. */
  createdAt: v.string(),
}

/** A row of the staff's list. */
export const ReservationSummary = v.object({
  ...reservationFields,
  room: v.object({ _id: v.string(), identifier: v.string(), category: v.string() }),
  earlierRooms: EarlierRooms,
  client: v.object({ names: v.string(), surnames: v.string() }),
  /** What the guest still owes, in soles; negative if the lodge owes the guest. */
  balance: v.number(),
})
export type ReservationSummaryResponse = v.InferOutput<typeof ReservationSummary>

export const ReservationsResponse = v.object({
  reservations: v.array(ReservationSummary),
  ...PageResponse,
})

export const ReservationQuery = v.object({ reservationID: IdText })

/** The kinds of events in the history of a reservation; `by` is the staff member, or null if no staff member acted. */
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
  'restored',
  'corrected',
  'guest_added',
  'guest_changed',
  'guest_removed',
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
  ...STAY_EVENTS,
] as const

/**
 * A stay before or after a change: the room's name, the nights, the total and the price per night in soles, which older entries lack.
 * `earlier` are the rooms that the guest had before, with their nights, if there are any.
 */
export const StayFacts = v.object({
  room: v.string(),
  inDate: v.string(),
  outDate: v.string(),
  total: v.number(),
  pricePerNight: v.optional(v.number()),
  earlier: v.optional(v.array(v.object({ room: v.string(), inDate: v.string(), outDate: v.string() }))),
})

/** How a difference or a refund is settled: through the card provider, or by hand at the desk. */
export const SETTLEMENTS = ['card', 'desk'] as const
export type Settlement = (typeof SETTLEMENTS)[number]

/**
 * The details of an event, by its kind; amounts in soles. A change: `before`, `after`, what is refunded to the card or by hand
 * (`share` and `percent` say why, with a `reason`), and by how much what is `retained` grows, or shrinks if negative. A deletion: `reason`. A cancellation: `reason`, `daysAhead`, `percent`, and the same refunds. A refund: `card`. A
 * correction: the fields in `corrected`. A check-out or no-show: `freedFrom`, the first night that became free.
 */
export const EventFacts = v.object({
  before: v.optional(StayFacts),
  after: v.optional(StayFacts),
  reason: v.optional(v.string()),
  daysAhead: v.optional(v.number()),
  percent: v.optional(v.number()),
  share: v.optional(v.picklist(REFUND_SHARES)),
  retained: v.optional(v.number()),
  card: v.optional(v.number()),
  desk: v.optional(v.number()),
  freedFrom: v.optional(v.string()),
  corrected: v.optional(
    v.array(v.object({ field: v.picklist(CORRECTED_FIELDS), before: v.string(), after: v.string() })),
  ),
})
export type EventFactsResponse = v.InferOutput<typeof EventFacts>

export const ReservationEvent = v.object({
  at: v.string(),
  kind: v.picklist(RESERVATION_EVENTS),
  by: v.nullable(v.string()),
  facts: v.optional(EventFacts),
})
export type ReservationEventResponse = v.InferOutput<typeof ReservationEvent>

/** `GET /reservation/find-one` (staff). */
export const ReservationDetailResponse = v.object({
  reservation: v.object({
    ...reservationFields,
    pricePerNight: v.number(),
    /** The rooms of the stay in order, each with its nights; the last one is `room`, and `pricePerNight` its price. */
    segments: v.array(SegmentResponse),
    room: RoomResponse,
    client: ClientResponse,
    payment: v.nullable(PaymentResponse),
    /** What the card paid minus its refunds, in soles. */
    paidByCard: v.number(),
    /** What was paid for the stay itself in its present form, by the card and at the desk, in soles. */
    paidForStay: v.object({ card: v.number(), desk: v.number() }),
    folio: Folio,
    refunds: v.array(RefundResponse),
    ...GuestsResponse.entries,
    /** Increases with every change. */
    version: v.number(),
    history: v.array(ReservationEvent),
  }),
})
export type ReservationDetail = v.InferOutput<typeof ReservationDetailResponse>['reservation']
