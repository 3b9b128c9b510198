import { Link } from '@tanstack/react-router'
import { ROOM_PAGE } from 'shared-ui/copy/rooms/room-page'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'

export type RoomLinkProps = {
  room: Room
  /** The stay with which the calendar of the room's page starts; null for none. */
  stay: Stay | null
}

/** The category of a room as a link to its page. The accessible name adds the room, since several have the same category. */
export function RoomLink({ room, stay }: RoomLinkProps) {
  return (
    <Link
      to="/rooms/$roomID"
      params={{ roomID: room._id }}
      search={stay ? { inDate: stay.entry, outDate: stay.departure } : {}}
      aria-label={ROOM_PAGE.linkName(room.category, room.identifier)}
    >
      {room.category}
    </Link>
  )
}
