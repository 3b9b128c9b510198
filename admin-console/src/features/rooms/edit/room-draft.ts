import { EMPTY_ROOM, newRoomProblems, type RoomDraft, roomProblems } from 'shared-ui/copy/rooms/room-form'
import { isSameNumber } from 'shared-ui/forms/merge-drafts'
import type { StaffRoom } from 'shared-ui/validators/rooms/room'

/** Returns the draft of a room, or an empty one; a room's photo stays until another one is chosen. */
const draftOf = (room: StaffRoom | null): RoomDraft =>
  room === null
    ? EMPTY_ROOM
    : {
        identifier: room.identifier,
        category: room.category,
        description: room.description,
        pricePerNight: String(room.pricePerNight),
        capacity: String(room.capacity),
        photo: null,
      }

/** How drafts of rooms are created and compared. */
export const ROOM_EDIT = { draftOf, same: { pricePerNight: isSameNumber, capacity: isSameNumber } }

/** Returns the validation of a draft; a new room requires a photo. */
export const checkRoom = (room: StaffRoom | null) => (room === null ? newRoomProblems : roomProblems)
