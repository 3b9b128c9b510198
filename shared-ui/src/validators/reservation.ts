import * as v from 'valibot'
import { RESERVATION_STATES } from '../rules/reservation-states.ts'
import { ClientAnswer, ClientSchema } from './client.ts'
import { Soles } from './money.ts'
import { CalendarDateText } from './nights.ts'
import { PageAnswer, pageQuery } from './page.ts'
import { RoomAnswer } from './room.ts'
import { IdText, optionalText } from './text.ts'

/** How many characters channel and details hold. */
export const LONGEST_CHANNEL = 50
export const LONGEST_DETAIL = 1000

/** The reservation as a call sends it; amounts in soles, `outDate` the last night (N-03, N-04). */
export const ReservationRequest = v.object({
  inDate: CalendarDateText,
  outDate: CalendarDateText,
  price: Soles,
  IGV: Soles,
  total: Soles,
  room: IdText,
  payerIndex: v.optional(
    v.pipe(v.number('whole_number'), v.integer('whole_number'), v.minValue(0, 'whole_number')),
    0,
  ),
  channel: v.optional(
    v.pipe(
      v.string('text_expected'),
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
export const ReservationCreatedAnswer = v.object({ id: v.string() })

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
export type ReservationSummaryAnswer = v.InferOutput<typeof ReservationSummary>

/**
 * `GET /reservation` (A-05, C-05): `group` is how many, `after` the cursor of the answer before; `search` looks in
 * client and room; `roomID` keeps one room's; `from` and `to` keep stays with a night between them; `state` keeps one state (`all` for every one,
 * by default those that are not deleted).
 */
export const ReservationsQuery = v.object({
  ...pageQuery('6'),
  search: optionalText(100),
  roomID: v.optional(IdText),
  from: v.optional(CalendarDateText),
  to: v.optional(CalendarDateText),
  state: v.optional(v.picklist([...RESERVATION_STATES, 'all'], 'state')),
})
export const ReservationsAnswer = v.object({
  reservations: v.array(ReservationSummary),
  ...PageAnswer,
})

export const ReservationQuery = v.object({ reservationID: IdText })

/** What the history of a reservation tells; `by` is the member of staff, or null where nobody of the lodge acted. */
export const RESERVATION_EVENTS = [
  'payment_sent',
  'payment_unanswered',
  'confirmed',
  'reversed',
  'created_by_staff',
  'deleted',
  'mail_sent',
] as const
export const ReservationEvent = v.object({
  at: v.string(),
  kind: v.picklist(RESERVATION_EVENTS),
  by: v.nullable(v.string()),
})
export type ReservationEventAnswer = v.InferOutput<typeof ReservationEvent>

export const PAYMENT_STATES = [
  'held',
  'authorizing',
  'unknown',
  'confirmed',
  'denied',
  'reversed',
  'expired',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

/** How a reservation was paid; the card number masked by the provider. */
export const PaymentAnswer = v.object({
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

/** `GET /reservation/find-one` (A-12, staff). */
export const ReservationDetailAnswer = v.object({
  reservation: v.object({
    ...reservationFields,
    pricePerNight: v.number(),
    room: RoomAnswer,
    client: ClientAnswer,
    payment: v.nullable(PaymentAnswer),
    history: v.array(ReservationEvent),
  }),
})
export type ReservationDetail = v.InferOutput<typeof ReservationDetailAnswer>['reservation']

/** An answer with nothing to tell beyond its status. */
export const DoneAnswer = v.object({})
