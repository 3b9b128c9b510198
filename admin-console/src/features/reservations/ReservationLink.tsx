import { Link } from '@tanstack/react-router'
import type { ReservationSummaryAnswer } from 'shared-ui/validators/reservation'
import styles from '../../lib/table/whole-row-link.module.css'
import { clientName } from './reservation-words.ts'

/** The client's name, which opens the reservation; the whole row or card around it can be pressed. */
export function ReservationLink({ reservation }: { reservation: ReservationSummaryAnswer }) {
  return (
    <Link
      className={styles.link}
      to="/view-reservation/$reservationID"
      params={{ reservationID: reservation._id }}
    >
      {clientName(reservation.client)}
    </Link>
  )
}
