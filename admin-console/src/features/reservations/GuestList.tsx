import { TODAY_PANEL } from 'shared-ui/copy/console-frame'
import { formatDate, formatNights } from 'shared-ui/copy/format'
import type { ReservationSummaryAnswer } from 'shared-ui/validators/reservation'
import styles from './GuestList.module.css'
import { Panel } from './Panel.tsx'
import { ReservationLink } from './ReservationLink.tsx'
import { stayOf } from './reservation-words.ts'

export type GuestListProps = {
  title: string
  /** What is said where there is nobody. */
  empty: string
  reservations: readonly ReservationSummaryAnswer[]
}

/** Some guests of the day by room, each leading to its reservation. */
export function GuestList({ title, empty, reservations }: GuestListProps) {
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
                <span className={styles.stay}>{stayText(reservation)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function stayText(reservation: ReservationSummaryAnswer): string {
  const { departure, nights } = stayOf(reservation)
  return `${formatNights(nights)}, ${TODAY_PANEL.until(formatDate(departure))}`
}
