import * as v from 'valibot'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '../rules/stay.ts'
import { CalendarDateText } from './nights.ts'
import { IdText } from './text.ts'

/** How far ahead a night may be blocked, in days: as far as the last night of the latest stay that can be booked (V-09). */
export const MAX_BLOCKING_DAYS_AHEAD = MAX_DAYS_AHEAD + MAX_NIGHTS

const atLeastOne = <TEntry extends v.GenericSchema>(entry: TEntry) =>
  v.pipe(
    v.array(entry, 'nothing_selected'),
    v.nonEmpty('nothing_selected'),
    v.maxLength(MAX_BLOCKING_DAYS_AHEAD + 1, 'too_many_days'),
  )

/** `POST /blocking/create`: the nights to block. */
export const CreateBlockingsRequest = v.object({
  blockings: atLeastOne(v.object({ date: CalendarDateText })),
})

/** `DELETE /blocking/delete`: the blockings to take away, as `GET /blocking` gave them. */
export const DeleteBlockingsRequest = v.object({
  blockings: atLeastOne(v.object({ _id: IdText, date: CalendarDateText })),
})

/**
 * What both of them answer: those of the nights asked for that were as wanted already, blocked or not blocked any more, since
 * somebody changed them meanwhile (case 10).
 */
export const BlockingsChangedResponse = v.object({ unchanged: v.array(v.string()) })

/** A night of a room that is not offered. */
export const BlockingResponse = v.object({ _id: v.string(), date: v.string() })
export type Blocking = v.InferOutput<typeof BlockingResponse>

/**
 * `GET /blocking`: a room's blocked nights from the lodge's day on. With staff's token (C-04) also the nights that are
 * reserved, and those held for somebody who is paying just now.
 */
export const BlockingsResponse = v.object({
  blockings: v.array(BlockingResponse),
  reservedNights: v.optional(v.array(v.string())),
  heldNights: v.optional(v.array(v.string())),
})
/** The same with staff's token. */
export const StaffBlockingsResponse = v.required(BlockingsResponse)
export type RoomCalendar = v.InferOutput<typeof StaffBlockingsResponse>
