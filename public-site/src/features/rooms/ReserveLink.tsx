import { ROOMS_PAGE } from 'shared-ui/copy/rooms/rooms-page'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'
import { ButtonRouteLink } from '../../lib/page/links.tsx'

/** The link to the booking of a room for a stay. */
export function ReserveLink({ room, stay }: { room: Room; stay: Stay }) {
  return (
    <ButtonRouteLink
      variant="primary"
      to="/make-reservation/$roomID/$inDate/$outDate"
      params={{ roomID: room._id, inDate: stay.entry, outDate: stay.departure }}
      aria-label={ROOMS_PAGE.reserveRoom(room.identifier)}
    >
      {ROOMS_PAGE.reserve}
    </ButtonRouteLink>
  )
}
