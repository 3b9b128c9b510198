import { useQuery } from '@tanstack/react-query'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import { isChangeable } from 'shared-ui/rules/reservations/begun-stay'
import { ReservationFormPage } from '../ReservationFormPage.tsx'
import { reservationQueries } from '../reservation-queries.ts'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'

export type ChangeReservationScreenProps = Omit<ChangeFormProps, 'reservation'> & {
  /** The id of the reservation, as in the address. */
  reservationId: string
}

/** Page to change the nights or the room of a reservation. */
export function ChangeReservationScreen({ reservationId, ...form }: ChangeReservationScreenProps) {
  const query = useQuery(reservationQueries.detail(reservationId))
  const { title, text, marked } = CHANGE_RESERVATION.notActive
  return (
    <ReservationFormPage
      reservationId={reservationId}
      title={CHANGE_RESERVATION.title}
      query={query}
      reservation={query.data}
    >
      {(reservation) =>
        isChangeable(reservation) ? (
          <ChangeForm {...form} reservation={reservation} />
        ) : (
          <EmptyState title={title}>{reservation.state === 'confirmed' ? marked : text}</EmptyState>
        )
      }
    </ReservationFormPage>
  )
}
