import * as v from 'valibot'
import { countNights } from '../../rules/dates/period.ts'
import { STAY_STATES } from '../../rules/reservations/states/stay-states.ts'
import { CalendarDateText } from './nights.ts'
import { ReservationStateName } from './reservation.ts'

/** The longest span of one request, in days: a year and what the board shows around it. */
export const MAX_BOARD_DAYS = 400

/** `GET /board` (staff): the first and the last day, both included. */
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
  /** The number of persons. */
  capacity: v.number(),
  /** Not offered any more; listed because it was occupied in this span. */
  archived: v.boolean(),
})
export type BoardRoom = v.InferOutput<typeof BoardRoom>

/** What occupies nights: the room, the first and the last night. Nights that a check-out or a no-show freed do not count. */
const occupancy = { _id: v.string(), room: v.string(), inDate: v.string(), outDate: v.string() }

/**
 * A stay, or its nights in one room if the guest changed rooms; the others have the same `_id`. `moved` has the first night of the whole
 * stay, and the names of the rooms before and after; null at either end.
 */
const BoardReservation = v.object({
  ...occupancy,
  moved: v.optional(
    v.object({ entry: v.string(), roomBefore: v.nullable(v.string()), roomAfter: v.nullable(v.string()) }),
  ),
  state: ReservationStateName,
  /** Where the guest is; meaningful for confirmed reservations. */
  stay: v.picklist(STAY_STATES),
  channel: v.string(),
  client: v.object({ names: v.string(), surnames: v.string() }),
  /** What the guest still owes, in soles; negative if the lodge owes the guest. */
  balance: v.number(),
})
export type BoardReservation = v.InferOutput<typeof BoardReservation>

/**
 * Consecutive nights blocked in one action; `_id` is that of the first night. They are listed up to one night beyond the
 * span.
 */
const BoardBlocking = v.object({
  ...occupancy,
  by: v.nullable(v.string()),
  /** Why, in the words of staff; empty if they did not say. */
  reason: v.string(),
})
export type BoardBlocking = v.InferOutput<typeof BoardBlocking>

/** Nights held for a guest who is paying; `_id` is the purchase number, `until` the end of the hold (ISO 8601, UTC). */
const BoardHold = v.object({ ...occupancy, until: v.string() })
export type BoardHold = v.InferOutput<typeof BoardHold>

/**
 * The offered rooms, and those that were occupied in this span, sorted by identifier; and what occupies their nights on a
 * day of the span, days of departure included.
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
