import { ROOMS_PAGE } from 'shared-ui/copy/rooms/rooms-page'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'
import { goToHeading } from '../../lib/page/go-to-heading.ts'
import { ButtonRouteLink } from '../../lib/page/links.tsx'
import { SEARCH_ID } from './search/results-id.ts'

export type ReserveLinkProps = {
  room: Room
  /** The chosen stay, or null: the link then asks for the dates in the search form. */
  stay: Stay | null
}

/** The link to the booking of a room for a stay. */
export function ReserveLink({ room, stay }: ReserveLinkProps) {
  const shared = {
    variant: 'primary',
    children: ROOMS_PAGE.reserve,
    'aria-label': ROOMS_PAGE.reserveRoom(room.identifier),
  } as const
  if (stay === null) {
    return (
      <ButtonRouteLink
        {...shared}
        to="."
        search={{ room: room._id }}
        hash={SEARCH_ID}
        resetScroll={false}
        // The address does not change when the same link is pressed again.
        onClick={() => goToHeading(document.getElementById(SEARCH_ID))}
      />
    )
  }
  return (
    <ButtonRouteLink
      {...shared}
      to="/make-reservation/$roomID/$inDate/$outDate"
      params={{ roomID: room._id, inDate: stay.entry, outDate: stay.departure }}
    />
  )
}
