import { type HistoryState, Link } from '@tanstack/react-router'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservation'
import styles from '../../lib/table/whole-row-link.module.css'
import { clientName } from './reservation-words.ts'

export type ReservationLinkProps = {
  reservation: ReservationSummaryResponse
  /** Of the list that it stands in, for the way back to it. */
  state?: HistoryState
}

/** The client's name, which opens the reservation; the whole row or card around it can be pressed. */
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
