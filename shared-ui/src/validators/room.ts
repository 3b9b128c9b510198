import * as v from 'valibot'
import { NumericText, WholeNumber } from './numeric.ts'
import { Photo, PhotoQuery } from './photo.ts'
import { IdText, requiredText } from './text.ts'

/** A room as everyone may read it. `pricePerNight` in soles without IGV; `photo` is the picture's version, or null. */
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
 * `GET /room/find-one`: with staff's token also `version`, which goes up with each change (case 19), and `archivedAt` (ISO
 * 8601, UTC): when it was taken off offer, or null.
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
/** The same call with staff's token. */
export const StaffRoomDetailResponse = v.object({ room: StaffRoomResponse })
/**
 * `GET /room/filter`: the rooms free on every night asked for, and those that only holds of others take, with when the last of these
 * holds ends (ISO 8601, UTC).
 */
export const AvailableRoomsResponse = v.object({
  availableRooms: v.array(RoomResponse),
  heldRooms: v.array(v.object({ _id: v.string(), until: v.string() })),
})

/** `GET /room/find-photo` */
export const RoomPhotoQuery = v.object({ roomID: IdText, ...PhotoQuery })

/** A-07, V-06: how many characters a room's texts hold, and how many people one may be for. */
export const LONGEST_IDENTIFIER = 100
export const LONGEST_CATEGORY = 100
export const LONGEST_DESCRIPTION = 1000
const LARGEST_CAPACITY = 1000

/** A-07, V-02, V-03: what staff write of a room; `pricePerNight` in soles, with up to four decimals. */
const roomForm = {
  identifier: requiredText(LONGEST_IDENTIFIER),
  category: requiredText(LONGEST_CATEGORY),
  description: requiredText(LONGEST_DESCRIPTION),
  pricePerNight: v.pipe(NumericText, v.transform(Number)),
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
 * `PUT /room/update`, multipart: without a photo the room keeps its own; with the `version` that the sender read, a room
 * that somebody else changed meanwhile is refused as `changed_meanwhile` (case 19).
 */
export const UpdateRoomRequest = v.object({
  ...roomForm,
  photo: v.optional(Photo),
  version: v.optional(WholeNumber),
})
export type UpdateRoom = v.InferOutput<typeof UpdateRoomRequest>

/** `DELETE /room/delete`: whether its record is kept, since reservations or payments tell of it (case 11). */
export const RoomDeletedResponse = v.object({ archived: v.boolean() })
