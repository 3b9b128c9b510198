import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { Panel } from '../../../lib/page/Panel.tsx'
import { ReservationLink } from '../ReservationLink.tsx'
import styles from './GuestList.module.css'

export type GuestListProps = {
  title: string
  /** The other end of the stay in words. */
  formatStay: (reservation: ReservationSummaryResponse) => string
  /** Shown if the list is empty. */
  empty: string
  reservations: readonly ReservationSummaryResponse[]
}

/** Guests of a day by room, with links to their reservations. */
export function GuestList({ title, formatStay, empty, reservations }: GuestListProps) {
  return (
    <Panel title={reservations.length === 0 ? title : `${title} (${reservations.length})`}>
      {reservations.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.guests} role="list">
          {reservations.map((reservation) => (
            <li key={reservation._id} className={styles.guest}>
              <strong className={styles.room}>{reservation.room.identifier}</strong>
              <span>
                <ReservationLink reservation={reservation} />
                <span className={styles.stay}>{formatStay(reservation)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
