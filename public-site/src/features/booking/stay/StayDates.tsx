import { Link } from '@tanstack/react-router'
import { LODGE } from 'content'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import { CHANGE_STAY } from 'shared-ui/copy/booking/booking-stay'
import { formatDate } from 'shared-ui/copy/format'
import type { Stay } from 'shared-ui/rules/reservations/stay'
import { ChangeDates } from './ChangeDates.tsx'
import styles from './StayDates.module.css'

export type StayDatesProps = {
  stay: Stay
  /** Opens the booking of the same room for another stay; null while the dates cannot be changed. */
  onStayChange: ((stay: Stay) => void) | null
}

/** Entry and departure with their hours, and how to change them. */
export function StayDates({ stay, onStayChange }: StayDatesProps) {
  return (
    <div className={styles.stay}>
      <dl className={styles.dates}>
        <div>
          <dt>{BOOKING.entry}</dt>
          <dd>{formatDate(stay.entry)}</dd>
          <dd className={styles.hours}>{BOOKING.entryHours(LODGE.checkIn.from, LODGE.checkIn.to)}</dd>
        </div>
        <div>
          <dt>{BOOKING.departure}</dt>
          <dd>{formatDate(stay.departure)}</dd>
          <dd className={styles.hours}>{BOOKING.departureHour(LODGE.checkOut)}</dd>
        </div>
      </dl>
      {onStayChange && <ChangeDates stay={stay} onStayChange={onStayChange} />}
      {onStayChange && (
        <Link to="/rooms" search={{ inDate: stay.entry, outDate: stay.departure }}>
          {CHANGE_STAY.otherRooms}
        </Link>
      )}
    </div>
  )
}
