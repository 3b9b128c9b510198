import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { CORRECT_RESERVATION } from 'shared-ui/copy/reservations/change/correct-reservation'
import { ReservationFormPage } from '../ReservationFormPage.tsx'
import { reservationQueries } from '../reservation-queries.ts'
import { CorrectionForm, type CorrectionFormProps } from './CorrectionForm.tsx'

/** Fetched once when the form opens: later responses must not overwrite what was typed. */
const ONCE = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export type CorrectReservationScreenProps = Omit<CorrectionFormProps, 'reservation'> & {
  /** The id of the reservation, as in the address. */
  reservationId: string
}

/** Page to correct the data of a reservation, in each of its states. Only a fresh response is edited. */
export function CorrectReservationScreen({ reservationId, onCorrected }: CorrectReservationScreenProps) {
  const [openedAt] = useState(Date.now)
  const query = useQuery({ ...reservationQueries.detail(reservationId), ...ONCE })
  const { title, text } = CORRECT_RESERVATION.deleted
  return (
    <ReservationFormPage
      reservationId={reservationId}
      title={CORRECT_RESERVATION.title}
      query={query}
      reservation={query.dataUpdatedAt >= openedAt ? query.data : undefined}
    >
      {(reservation) =>
        reservation.state === 'deleted' ? (
          <EmptyState title={title}>{text}</EmptyState>
        ) : (
          <CorrectionForm reservation={reservation} onCorrected={onCorrected} />
        )
      }
    </ReservationFormPage>
  )
}
