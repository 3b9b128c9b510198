import * as v from 'valibot'
import { TypedPrice, WholeNumber } from '../fields/numeric.ts'
import { Photo, PhotoQuery } from '../fields/photo.ts'
import { IdText, requiredLine, requiredText } from '../fields/text.ts'

/**
 * A room as the public reads it. `pricePerNight` in soles without IGV; `photo` is the version of its picture, or null.
 */
export const RoomResponse = v.object({
  _id: v.string(),
  identifier: v.string(),
  category: v.string(),
  description: v.string(),
  pricePerNight: v.number(),
  capacity: v.number(),
  photo: v.nullable(v.string()),
})
export type Room = v.InferOutput<typeof RoomResponse>

export const RoomQuery = v.object({ roomID: IdText })

/** `GET /room` */
export const RoomsResponse = v.object({ rooms: v.array(RoomResponse), total: v.number() })
/**
 * `GET /room/find-one`: with a staff token also `version`, which increases with each change, and `archivedAt` (ISO 8601,
 * UTC), when the room was withdrawn, or null.
 */
export const RoomDetailResponse = v.object({
  room: v.object({
    ...RoomResponse.entries,
    version: v.optional(v.number()),
    archivedAt: v.optional(v.nullable(v.string())),
  }),
})
/** A room as staff read and edit it. */
export const StaffRoomResponse = v.object({
  ...RoomResponse.entries,
  version: v.number(),
  archivedAt: v.nullable(v.string()),
})
export type StaffRoom = v.InferOutput<typeof StaffRoomResponse>
/** The same with a staff token. */
export const StaffRoomDetailResponse = v.object({ room: StaffRoomResponse })
/**
 * `GET /room/filter`: the rooms that are free on every requested night, and those that only other visitors' holds occupy,
 * with the end of the last of these holds (ISO 8601, UTC).
 */
export const AvailableRoomsResponse = v.object({
  availableRooms: v.array(RoomResponse),
  heldRooms: v.array(v.object({ _id: v.string(), until: v.string() })),
})

/** The first and the last night of a stay. */
const Nights = v.object({ inDate: v.string(), outDate: v.string() })

const TakenRoom = v.object({
  ...RoomResponse.entries,
  /** Reserved for somebody else on a night, not offered on a night (blocked), or only held by visitors who are paying. */
  reason: v.picklist(['reserved', 'blocked', 'held']),
  /** The end of the last hold (ISO 8601, UTC) of a room that is only held, or null. */
  until: v.nullable(v.string()),
  /** The nearest stays of as many nights on which the room is free: at most an earlier and a later one, nearest first. */
  nearest: v.array(Nights),
})
export type TakenRoom = v.InferOutput<typeof TakenRoom>

/** `GET /room/taken`: the rooms that are not free on every requested night. */
export const TakenRoomsResponse = v.object({ takenRooms: v.array(TakenRoom) })

/**
 * `GET /room/nights`: the nights of a room from the lodge's day, `firstNight`, to the last one that can be booked, and which of
 * them are not free. It does not say why.
 */
export const RoomNightsResponse = v.object({
  firstNight: v.string(),
  lastNight: v.string(),
  takenNights: v.array(v.string()),
})
export type RoomNights = v.InferOutput<typeof RoomNightsResponse>

/** `GET /room/find-photo` */
export const RoomPhotoQuery = v.object({ roomID: IdText, ...PhotoQuery })

/** The longest texts of a room, in characters, and its largest capacity, in persons. */
export const LONGEST_IDENTIFIER = 100
export const LONGEST_CATEGORY = 100
export const LONGEST_DESCRIPTION = 1000
const LARGEST_CAPACITY = 1000

/** The fields of a room that staff edit; `pricePerNight` in soles, with up to four decimals. */
const roomForm = {
  identifier: requiredLine(LONGEST_IDENTIFIER),
  category: requiredLine(LONGEST_CATEGORY),
  description: requiredText(LONGEST_DESCRIPTION),
  pricePerNight: v.pipe(TypedPrice, v.transform(Number)),
  capacity: v.pipe(
    WholeNumber,
    v.minValue(1, 'capacity_too_low'),
    v.maxValue(LARGEST_CAPACITY, 'capacity_too_high'),
  ),
}

/** `POST /room/create`, multipart. */
export const CreateRoomRequest = v.object({ ...roomForm, photo: Photo })
export type CreateRoom = v.InferOutput<typeof CreateRoomRequest>
export const RoomCreatedResponse = v.object({ id: v.string() })

/**
 * `PUT /room/update`, multipart: without a photo the room keeps its own. With the `version` that the sender read, the
 * request fails with `changed_meanwhile` if somebody else changed the room since.
 */
export const UpdateRoomRequest = v.object({
  ...roomForm,
  photo: v.optional(Photo),
  version: v.optional(WholeNumber),
})
export type UpdateRoom = v.InferOutput<typeof UpdateRoomRequest>

/**
 * `DELETE /room/delete`: whether the room was archived instead of deleted, because reservations or payments refer to it.
 */
export const RoomDeletedResponse = v.object({ archived: v.boolean() })
