import { formatDate } from 'shared-ui/copy/format'
import { DELETE_RESERVATION } from 'shared-ui/copy/reservations/reservations-panel'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { stayOf } from './reservation-words.ts'

export type StayLineProps = {
  reservation: Pick<ReservationSummaryResponse, 'inDate' | 'outDate'> & {
    room: Pick<ReservationSummaryResponse['room'], 'identifier' | 'category'>
  }
}

/** Room and dates of a reservation, for confirmation dialogs. */
export function StayLine({ reservation }: StayLineProps) {
  const { entry, departure } = stayOf(reservation)
  return (
    <p>
      <strong>{DELETE_RESERVATION.room(reservation.room.identifier, reservation.room.category)}</strong>
      <br />
      {DELETE_RESERVATION.stay(formatDate(entry), formatDate(departure))}
    </p>
  )
}
