import { solesFromTenThousandths } from 'shared-ui/rules/money/money'
import type { Room, StaffRoom } from 'shared-ui/validators/rooms/room'
import type { RoomRow, StaffRoomRow } from './rooms-repository.ts'

/** Converts a room row to the API's room. */
export const toRoomResponse = (room: RoomRow): Room => ({
  _id: room.id,
  identifier: room.identifier,
  category: room.category,
  description: room.description,
  pricePerNight: solesFromTenThousandths(room.price_per_night),
  capacity: room.capacity,
  photo: room.photo_version,
})

/** Like `toRoomResponse`, with the fields that only staff see. */
export const toStaffRoomResponse = (room: StaffRoomRow): StaffRoom => ({
  ...toRoomResponse(room),
  version: room.version,
  archivedAt: room.archived_at,
})
