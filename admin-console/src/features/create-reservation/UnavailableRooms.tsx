import { Link } from '@tanstack/react-router'
import { SEARCH_ROOM } from 'shared-ui/copy/create-reservation'
import { formatDate } from 'shared-ui/copy/format'
import { stayFromNights } from 'shared-ui/rules/stay'
import type { Availability } from 'shared-ui/validators/availability'
import styles from './RoomRows.module.css'

type UnavailableRoom = Availability['unavailableRooms'][number]

/** the rooms that are not free, each with its reservations, blocked nights and holds. */
export function UnavailableRooms({ rooms }: { rooms: readonly UnavailableRoom[] }) {
  return (
    <ul className={styles.rows} role="list">
      {rooms.map((room) => (
        <li key={room._id} className={`${styles.row} ${styles.unavailable}`}>
          <p className={styles.room}>{SEARCH_ROOM.room(room.identifier, room.category)}</p>
          <ul className={styles.takers} role="list">
            <Takers room={room} />
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Takers({ room }: { room: UnavailableRoom }) {
  return (
    <>
      {room.reservations.map((reservation) => {
        const { entry, departure } = stayFromNights(reservation.inDate, reservation.outDate)
        return (
          <li key={reservation._id} className={styles.taker}>
            <Link to="/view-reservation/$reservationID" params={{ reservationID: reservation._id }}>
              {reservation.client.surnames}, {reservation.client.names}
            </Link>
            <span className={styles.nights}>
              {SEARCH_ROOM.nights(formatDate(entry), formatDate(departure))}
            </span>
          </li>
        )
      })}
      {room.blockings.length > 0 && (
        <NightsTaken why={SEARCH_ROOM.blocked} nights={room.blockings.map(({ date }) => date)} />
      )}
      {room.heldNights.length > 0 && <NightsTaken why={SEARCH_ROOM.held} nights={room.heldNights} />}
    </>
  )
}

function NightsTaken({ why, nights }: { why: string; nights: readonly string[] }) {
  return (
    <li className={styles.taker}>
      <span>{why}</span>
      <span className={styles.nights}>{nights.map(formatDate).join('; ')}</span>
    </li>
  )
}
