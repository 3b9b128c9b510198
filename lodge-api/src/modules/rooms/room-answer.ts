import { solesFromTenThousandths } from 'shared-ui/rules/money'
import type { Room, StaffRoom } from 'shared-ui/validators/room'
import type { RoomRow, StaffRoomRow } from './rooms-repository.ts'

/** A room's row as the wire carries it. */
export const toRoomAnswer = (room: RoomRow): Room => ({
  _id: room.id,
  identifier: room.identifier,
  category: room.category,
  description: room.description,
  pricePerNight: solesFromTenThousandths(room.price_per_night),
  capacity: room.capacity,
  photo: room.photo_version,
})

/** The same with what only staff are told. */
export const toStaffRoomAnswer = (room: StaffRoomRow): StaffRoom => ({
  ...toRoomAnswer(room),
  version: room.version,
  archivedAt: room.archived_at,
})
