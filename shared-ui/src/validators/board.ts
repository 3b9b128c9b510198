import * as v from 'valibot'
import { countNights } from '../rules/statistics.ts'
import { CalendarDateText } from './nights.ts'
import { ReservationStateName } from './reservation.ts'

/** The longest span that one call tells of, in days: a year and what is seen around it. */
export const MAX_BOARD_DAYS = 400

/** `GET /board` (staff): days, first and last, both included. */
export const BoardQuery = v.pipe(
  v.object({ from: CalendarDateText, to: CalendarDateText }),
  v.forward(
    v.check(({ from, to }) => from <= to, 'period_reversed'),
    ['to'],
  ),
  v.forward(
    v.check((span) => countNights(span) <= MAX_BOARD_DAYS, 'span_too_long'),
    ['to'],
  ),
)

const BoardRoom = v.object({
  _id: v.string(),
  identifier: v.string(),
  category: v.string(),
  /** No longer on offer; here since somebody stayed in it in this span. */
  archived: v.boolean(),
})
export type BoardRoom = v.InferOutput<typeof BoardRoom>

/** What takes nights: of which room, the first and the last of them (N-03). */
const taking = { _id: v.string(), room: v.string(), inDate: v.string(), outDate: v.string() }

const BoardReservation = v.object({
  ...taking,
  state: ReservationStateName,
  channel: v.string(),
  client: v.object({ names: v.string(), surnames: v.string() }),
})
export type BoardReservation = v.InferOutput<typeof BoardReservation>

/** Nights blocked in one act that follow one another; `_id` is the first one's. They are followed a night beyond the span. */
const BoardBlocking = v.object({ ...taking, by: v.nullable(v.string()) })
export type BoardBlocking = v.InferOutput<typeof BoardBlocking>

/** Nights held for somebody who is paying; `_id` is the purchase number, `until` when the hold ends (ISO 8601, UTC). */
const BoardHold = v.object({ ...taking, until: v.string() })
export type BoardHold = v.InferOutput<typeof BoardHold>

/**
 * The rooms on offer, and those that were in this span, by identifier; and what takes their nights on a day of the span, the
 * day of a departure among them.
 */
export const BoardResponse = v.object({
  from: v.string(),
  to: v.string(),
  rooms: v.array(BoardRoom),
  reservations: v.array(BoardReservation),
  blockings: v.array(BoardBlocking),
  holds: v.array(BoardHold),
})
export type Board = v.InferOutput<typeof BoardResponse>
