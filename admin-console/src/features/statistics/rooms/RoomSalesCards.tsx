import { formatNights, formatPercent, formatSoles } from 'shared-ui/copy/format'
import { NO_FIGURE, ROOM_SALES } from 'shared-ui/copy/reservations/statistics'
import type { PeriodStatistic, RoomStatistic } from 'shared-ui/validators/reservations/statistic'
import { RoomReservationsLink } from './RoomReservationsLink.tsx'
import styles from './RoomSalesCards.module.css'

const mostFirst = (one: RoomStatistic, other: RoomStatistic): number => other.total - one.total

/** Sales of each room on a phone, highest total first. */
export function RoomSalesCards({ statistic }: { statistic: PeriodStatistic }) {
  return (
    <ul className={styles.rooms} role="list" aria-label={ROOM_SALES.title}>
      {statistic.rooms.toSorted(mostFirst).map((room) => (
        <li key={room._id} className={styles.room}>
          <p>
            <strong>{room.identifier}</strong> · {room.category}
          </p>
          <p className={styles.total}>{formatSoles(room.total)}</p>
          <p className={styles.nights}>
            <RoomReservationsLink room={room} period={statistic} />
            {' · '}
            {formatNights(room.soldNights)} ·{' '}
            {room.occupancy === null ? NO_FIGURE : formatPercent(room.occupancy)}
          </p>
        </li>
      ))}
    </ul>
  )
}
