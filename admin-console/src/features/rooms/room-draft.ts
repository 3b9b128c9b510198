import { ROOM_LABELS, type RoomDraft, type RoomField } from 'shared-ui/copy/room-form'
import type { StaffRoom } from 'shared-ui/validators/room'

/** A room as a form shows it to be edited; its photo stays until another is chosen. */
export const draftOf = (room: StaffRoom): RoomDraft => ({
  identifier: room.identifier,
  category: room.category,
  description: room.description,
  pricePerNight: String(room.pricePerNight),
  capacity: String(room.capacity),
  photo: null,
})

const ROOM_FIELDS = Object.keys(ROOM_LABELS).filter((name): name is RoomField => name in ROOM_LABELS)

/** Case 19: the fields in which what was typed is not what was saved. A photo differs when one was chosen. */
export function differingFields(saved: StaffRoom, draft: RoomDraft): ReadonlySet<RoomField> {
  const theirs = draftOf(saved)
  const isSame = (name: RoomField): boolean => {
    if (name === 'photo') return draft.photo === null
    if (name === 'pricePerNight' || name === 'capacity') return Number(theirs[name]) === Number(draft[name])
    return theirs[name] === draft[name].trim()
  }
  return new Set(ROOM_FIELDS.filter((name) => !isSame(name)))
}

/** Case 19: the fields that somebody else has changed since `read`. */
export function movedFields(read: StaffRoom, saved: StaffRoom): ReadonlySet<RoomField> {
  const moved = differingFields(saved, draftOf(read))
  return read.photo === saved.photo ? moved : new Set([...moved, 'photo'])
}
