import { Link } from '@tanstack/react-router'
import { VisuallyHidden } from 'shared-ui/components/VisuallyHidden'
import { ROOM_SALES } from 'shared-ui/copy/reservations/statistics'
import type { Period } from 'shared-ui/rules/dates/period'
import type { RoomStatistic } from 'shared-ui/validators/reservations/statistic'
import { behindFigures } from '../behind-figures.ts'

/** The number of reservations of a room in a period, as a link to them. */
export function RoomReservationsLink({ room, period }: { room: RoomStatistic; period: Period }) {
  return (
    <Link to="/reservations-panel" search={behindFigures(period, room._id)}>
      {ROOM_SALES.listOf(room.reservations)}
      <VisuallyHidden>{ROOM_SALES.ofRoom(room.identifier)}</VisuallyHidden>
    </Link>
  )
}
