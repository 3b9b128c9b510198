import * as v from 'valibot'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../rules/reservations/stay.ts'
import { IdText, optionalLine } from '../fields/text.ts'
import { CalendarDateText } from '../reservations/nights.ts'

/** How far ahead a night may be blocked, in days: up to the last night of the latest stay that can be booked. */
export const MAX_BLOCKING_DAYS_AHEAD = MAX_DAYS_AHEAD + MAX_NIGHTS

const atLeastOne = <TEntry extends v.GenericSchema>(entry: TEntry) =>
  v.pipe(
    v.array(entry, 'nothing_selected'),
    v.nonEmpty('nothing_selected'),
    v.maxLength(MAX_BLOCKING_DAYS_AHEAD + 1, 'too_many_days'),
  )

/** The longest reason of a blocking, in characters. */
export const LONGEST_BLOCKING_REASON = 200

/** `POST /blocking/create`: the nights to block, and why; the reason is for staff only. */
export const CreateBlockingsRequest = v.object({
  reason: optionalLine(LONGEST_BLOCKING_REASON),
  blockings: atLeastOne(v.object({ date: CalendarDateText })),
})

/** `DELETE /blocking/delete`: the ids of the blockings to remove, from `GET /blocking`. */
export const DeleteBlockingsRequest = v.object({
  blockings: atLeastOne(v.object({ _id: IdText, date: CalendarDateText })),
})

/**
 * The response of both endpoints: the requested nights that were already blocked, or already unblocked, because somebody
 * else changed them meanwhile.
 */
export const BlockingsChangedResponse = v.object({ unchanged: v.array(v.string()) })

/** A blocked night of a room. */
export const BlockingResponse = v.object({ _id: v.string(), date: v.string() })
export type Blocking = v.InferOutput<typeof BlockingResponse>

/**
 * `GET /blocking`: a room's blocked nights from the lodge's day on. With a staff token also the nights that are reserved,
 * and those held for a guest who is paying.
 */
export const BlockingsResponse = v.object({
  blockings: v.array(BlockingResponse),
  reservedNights: v.optional(v.array(v.string())),
  heldNights: v.optional(v.array(v.string())),
})
/** The same with a staff token. */
export const StaffBlockingsResponse = v.required(BlockingsResponse)
export type RoomCalendar = v.InferOutput<typeof StaffBlockingsResponse>
