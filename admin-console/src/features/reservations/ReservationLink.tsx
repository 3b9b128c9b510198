import { type HistoryState, Link } from '@tanstack/react-router'
import styles from '../../lib/table/whole-row-link.module.css'
import { clientName } from './reservation-words.ts'

export type ReservationLinkProps = {
  reservation: { _id: string; client: { names: string; surnames: string } }
  /** History state of the list, for the way back to it. */
  state?: HistoryState
}

/** Link to a reservation by the client's name; its hit area covers the whole row or card. */
export function ReservationLink({ reservation, state = {} }: ReservationLinkProps) {
  return (
    <Link
      className={styles.link}
      to="/view-reservation/$reservationID"
      params={{ reservationID: reservation._id }}
      state={state}
    >
      {clientName(reservation.client)}
    </Link>
  )
}
