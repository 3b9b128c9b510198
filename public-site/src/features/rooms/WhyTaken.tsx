import { formatTime } from 'shared-ui/copy/format'
import { TAKEN_ROOMS } from 'shared-ui/copy/rooms/rooms-page'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import type { TakenRoom } from 'shared-ui/validators/rooms/room'
import { NearestDates } from '../../lib/stay/NearestDates.tsx'
import styles from './WhyTaken.module.css'

/** Why a room is not free for a stay, until when if it is only held, and the nearest dates on which it is. */
export function WhyTaken({ room, stay }: { room: TakenRoom; stay: Stay }) {
  return (
    <div className={styles.why}>
      <p>{reasonText(room)}</p>
      <NearestDates room={room} stay={stay} />
    </div>
  )
}

const reasonText = ({ reason, until }: TakenRoom): string =>
  reason === 'held' ? TAKEN_ROOMS.held(formatTime(until ?? '')) : TAKEN_ROOMS[reason]
