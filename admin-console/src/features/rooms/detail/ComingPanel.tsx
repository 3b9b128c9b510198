import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDate } from 'shared-ui/copy/format'
import { RESERVATIONS_PANEL } from 'shared-ui/copy/reservations/reservations-panel'
import { VIEW_ROOM } from 'shared-ui/copy/rooms/rooms-panel'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import type { Room } from 'shared-ui/validators/rooms/room'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Panel } from '../../../lib/page/Panel.tsx'
import { QueryView } from '../../../lib/query-view/QueryView.tsx'
import { comingReservations } from './coming-reservations.ts'
import styles from './RoomLines.module.css'

/** The upcoming reservations of the room, the next one first. */
export function ComingPanel({ room, today }: { room: Room; today: CalendarDate }) {
  const coming = useQuery(comingReservations(room._id, today))
  const words = VIEW_ROOM.coming
  return (
    <Panel title={words.title}>
      <QueryView query={coming} message={words.loading}>
        {(page) => <ComingList {...page} room={room} today={today} />}
      </QueryView>
    </Panel>
  )
}

type ComingListProps = {
  reservations: readonly ReservationSummaryResponse[]
  total: number
  room: Room
  today: CalendarDate
}

function ComingList({ reservations, total, room, today }: ComingListProps) {
  return (
    <>
      {total === 0 && (
        <>
          <p className={styles.none}>{VIEW_ROOM.coming.empty}</p>
          <div>
            <ButtonRouteLink to="/create-reservation">{RESERVATIONS_PANEL.add}</ButtonRouteLink>
          </div>
        </>
      )}
      <ul className={styles.lines} role="list">
        {reservations.map((reservation) => (
          <Coming key={reservation._id} reservation={reservation} />
        ))}
      </ul>
      {total > reservations.length && (
        <Link to="/reservations-panel" search={{ search: room.identifier, from: today }}>
          {VIEW_ROOM.coming.more(total)}
        </Link>
      )}
    </>
  )
}

function Coming({ reservation }: { reservation: ReservationSummaryResponse }) {
  const { entry, departure } = stayFromNights(reservation.inDate, reservation.outDate)
  return (
    <li className={styles.line}>
      <Link to="/view-reservation/$reservationID" params={{ reservationID: reservation._id }}>
        {reservation.client.surnames}, {reservation.client.names}
      </Link>
      <span className={styles.dates}>
        {RESERVATIONS_PANEL.between(formatDate(entry), formatDate(departure))}
      </span>
    </li>
  )
}
