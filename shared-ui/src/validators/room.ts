import * as v from 'valibot'
import { IdText } from './text.ts'

/** A room as everyone may read it. `pricePerNight` in soles without IGV; `photo` is the picture's version, or null. */
export const RoomAnswer = v.object({
  _id: v.string(),
  identifier: v.string(),
  category: v.string(),
  description: v.string(),
  pricePerNight: v.number(),
  capacity: v.number(),
  photo: v.nullable(v.string()),
})
export type Room = v.InferOutput<typeof RoomAnswer>

export const RoomQuery = v.object({ roomID: IdText })

/** `GET /room` */
export const RoomsAnswer = v.object({ rooms: v.array(RoomAnswer), total: v.number() })
/** `GET /room/find-one` */
export const RoomDetailAnswer = v.object({ room: RoomAnswer })
/** `GET /room/filter`: the rooms free on every night asked for. */
export const AvailableRoomsAnswer = v.object({ availableRooms: v.array(RoomAnswer) })

/** N-06, C-07: the widths, in pixels, at which a room's picture is kept; the last is its full size, 1024×768. */
export const ROOM_PHOTO_WIDTHS = [320, 480, 768, 1024] as const

/** C-07: `width` chooses the nearest kept width; `v` names the version and makes the answer immutable. */
export const PhotoQuery = {
  width: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'whole_number'), v.transform(Number)), '1024'),
  v: v.optional(v.pipe(v.string(), v.maxLength(64, 'text_too_long'))),
}
/** `GET /room/find-photo` */
export const RoomPhotoQuery = v.object({ roomID: IdText, ...PhotoQuery })
