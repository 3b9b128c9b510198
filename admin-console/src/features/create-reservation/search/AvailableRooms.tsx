import { formatPersons, formatPrice, formatSoles } from 'shared-ui/copy/format'
import { SEARCH_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { quoteOf } from '../reserve/staff-reservation.ts'
import styles from './RoomRows.module.css'

export type AvailableRoomsProps = { rooms: readonly Room[]; stay: Stay }

/** The available rooms with their price for the stay and a link to reserve. */
export function AvailableRooms({ rooms, stay }: AvailableRoomsProps) {
  return (
    <ul className={styles.rows} role="list">
      {rooms.map((room) => (
        <li key={room._id} className={styles.row}>
          <p className={styles.room}>{SEARCH_ROOM.room(room.identifier, room.category)}</p>
          <p className={styles.capacity}>{formatPersons(room.capacity)}</p>
          <p className={styles.price}>
            {formatPrice(room.pricePerNight)} <span className={styles.unit}>{SEARCH_ROOM.perNight}</span>
          </p>
          <p className={styles.total}>
            {formatSoles(solesFromCentimos(quoteOf(room, stay).total))}{' '}
            <span className={styles.unit}>{SEARCH_ROOM.total}</span>
          </p>
          <ButtonRouteLink
            className={styles.reserve}
            variant="primary"
            to="/create-reservation/$roomID/$inDate/$outDate"
            params={{ roomID: room._id, inDate: stay.entry, outDate: stay.departure }}
            aria-label={SEARCH_ROOM.reserveRoom(room.identifier)}
          >
            {SEARCH_ROOM.reserve}
          </ButtonRouteLink>
        </li>
      ))}
    </ul>
  )
}
