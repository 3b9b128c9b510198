import { Link } from '@tanstack/react-router'
import { formatDate } from 'shared-ui/copy/format'
import { roomInWords } from 'shared-ui/copy/reservations/board'
import { SEARCH_ROOM } from 'shared-ui/copy/reservations/create-reservation'
import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { Availability } from 'shared-ui/validators/reservations/availability'
import { HoldTime } from '../../../lib/holds/HoldTime.tsx'
import { ReleaseButton, type ReleaseButtonProps } from '../../../lib/holds/ReleaseButton.tsx'
import { nightsWithoutHold } from '../nights-without-hold.ts'
import styles from './RoomRows.module.css'

type UnavailableRoom = Availability['unavailableRooms'][number]
type Releasing = {
  /** Asks for confirmation before a hold is released. */
  onRelease: ReleaseButtonProps['onAsk']
}

/** The unavailable rooms, each with its reservations, blocked nights and holds. */
export function UnavailableRooms({ rooms, onRelease }: { rooms: readonly UnavailableRoom[] } & Releasing) {
  return (
    <ul className={styles.rows} role="list">
      {rooms.map((room) => (
        <li key={room._id} className={`${styles.row} ${styles.unavailable}`}>
          <p className={styles.room}>{SEARCH_ROOM.room(room.identifier, room.category)}</p>
          <ul className={styles.takers} role="list">
            <Occupancies room={room} />
            <Holds room={room} onRelease={onRelease} />
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Occupancies({ room }: { room: UnavailableRoom }) {
  const unexplained = nightsWithoutHold(room)
  return (
    <>
      {room.reservations.map((reservation) => (
        <li key={reservation._id} className={styles.taker}>
          <Link to="/view-reservation/$reservationID" params={{ reservationID: reservation._id }}>
            {reservation.client.surnames}, {reservation.client.names}
          </Link>
          <span className={styles.nights}>{stayText(reservation)}</span>
        </li>
      ))}
      {room.blockings.length > 0 && (
        <TakenNights reason={SEARCH_ROOM.blocked} nights={room.blockings.map(({ date }) => date)} />
      )}
      {unexplained.length > 0 && <TakenNights reason={SEARCH_ROOM.held} nights={unexplained} />}
    </>
  )
}

/** The holds of a room with the time left and a button to release each. Their client is not known yet. */
function Holds({ room, onRelease }: { room: UnavailableRoom } & Releasing) {
  const name = roomInWords(room.identifier)
  return room.holds.map((hold) => (
    <li key={hold.purchaseNumber} className={styles.taker}>
      <HoldTime until={hold.until} />
      <span className={styles.nights}>{stayText(hold)}</span>
      <ReleaseButton hold={{ ...hold, room: name }} onAsk={onRelease} />
    </li>
  ))
}

function stayText({ inDate, outDate }: { inDate: string; outDate: string }): string {
  const { entry, departure } = stayFromNights(inDate, outDate)
  return SEARCH_ROOM.nights(formatDate(entry), formatDate(departure))
}

function TakenNights({ reason, nights }: { reason: string; nights: readonly string[] }) {
  return (
    <li className={styles.taker}>
      <span>{reason}</span>
      <span className={styles.nights}>{nights.map(formatDate).join('; ')}</span>
    </li>
  )
}
