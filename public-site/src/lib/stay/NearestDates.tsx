import { Link } from '@tanstack/react-router'
import { formatDate } from 'shared-ui/copy/format'
import { TAKEN_ROOMS } from 'shared-ui/copy/rooms/rooms-page'
import { nightCount, type Stay, stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { TakenRoom } from 'shared-ui/validators/rooms/room'
import styles from './NearestDates.module.css'

export type NearestDatesProps = {
  /** The taken room with the nearest dates of the same length. */
  room: Pick<TakenRoom, '_id' | 'identifier' | 'nearest'>
  /** The stay for which the room is taken. */
  stay: Stay
}

/** Links to the booking of a taken room on the nearest dates on which it is free. */
export function NearestDates({ room, stay }: NearestDatesProps) {
  const nights = nightCount(stay)
  if (room.nearest.length === 0) return <p>{TAKEN_ROOMS.noneNear(nights)}</p>
  return (
    <div className={styles.nearest}>
      <p>{TAKEN_ROOMS.nearest(nights)}</p>
      <ul role="list">
        {room.nearest.map(({ inDate, outDate }) => (
          <li key={inDate}>
            <StayLink room={room} stay={stayFromNights(inDate, outDate)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function StayLink({ room, stay }: Pick<NearestDatesProps, 'room' | 'stay'>) {
  const text = TAKEN_ROOMS.stay(formatDate(stay.entry), formatDate(stay.departure))
  return (
    <Link
      className={styles.link}
      to="/make-reservation/$roomID/$inDate/$outDate"
      params={{ roomID: room._id, inDate: stay.entry, outDate: stay.departure }}
      aria-label={TAKEN_ROOMS.reserve(room.identifier, text)}
    >
      {text}
    </Link>
  )
}
