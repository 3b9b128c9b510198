import { EMPTY_ROOM, newRoomProblems, type RoomDraft, roomProblems } from 'shared-ui/copy/room-form'
import { isSameNumber } from 'shared-ui/forms/merge-drafts'
import type { StaffRoom } from 'shared-ui/validators/room'

/** A room as the form shows it, or an empty form; a room's photo stays until another is chosen. */
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

/** How drafts of rooms are made and compared. */
export const ROOM_EDIT = { draftOf, same: { pricePerNight: isSameNumber, capacity: isSameNumber } }

/** What is wrong with a draft; a new room must have a photo. */
export const checkRoom = (room: StaffRoom | null) => (room === null ? newRoomProblems : roomProblems)
