import type { ReactNode } from 'react'
import { formatDate, formatNights } from 'shared-ui/copy/format'
import { GUEST_RESERVATION } from 'shared-ui/copy/reservations/guest-reservation'
import { changesRooms, roomsOfStay } from 'shared-ui/copy/reservations/rooms-of-stay'
import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'
import { FactLine } from '../../lib/page/FactLine.tsx'
import styles from './StayCard.module.css'

/** Dates, room and guest, styled as a ticket with the two dates large. */
export function StayCard({ reservation }: { reservation: GuestReservationResponse }) {
  const { entry, departure, nights, names, surnames, details, room, segments, state } = reservation
  return (
    <section
      className={styles.card}
      data-over={state === 'cancelled' || state === 'failed' || undefined}
      aria-label={GUEST_RESERVATION.stay}
    >
      <dl className={styles.days}>
        <Day name={GUEST_RESERVATION.entry} hours={GUEST_RESERVATION.entryHours}>
          {formatDate(entry)}
        </Day>
        <Day name={GUEST_RESERVATION.departure} hours={GUEST_RESERVATION.departureHour}>
          {formatDate(departure)}
        </Day>
      </dl>
      <dl className={styles.rest}>
        <FactLine name={GUEST_RESERVATION.room}>
          {changesRooms(segments)
            ? roomsOfStay(segments)
            : GUEST_RESERVATION.roomName(room.identifier, room.category)}
        </FactLine>
        <FactLine name={GUEST_RESERVATION.nights}>{formatNights(nights)}</FactLine>
        <FactLine name={GUEST_RESERVATION.guest}>{`${names} ${surnames}`.trim()}</FactLine>
        {details.length > 0 && (
          <FactLine name={GUEST_RESERVATION.details}>
            <span className={styles.details}>{details.join('\n')}</span>
          </FactLine>
        )}
      </dl>
    </section>
  )
}

function Day({ name, hours, children }: { name: string; hours: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.day}>{children}</dd>
      <dd className={styles.hours}>{hours}</dd>
    </div>
  )
}
