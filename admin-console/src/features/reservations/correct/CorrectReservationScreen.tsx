import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change-reservation'
import { CORRECT_RESERVATION } from 'shared-ui/copy/reservations/correct-reservation'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { ReservationNotFound } from '../ReservationNotFound.tsx'
import { reservationQueries } from '../reservation-queries.ts'
import { clientName } from '../reservation-words.ts'
import { CorrectionForm, type CorrectionFormProps } from './CorrectionForm.tsx'

/** Fetched once when the form opens: later responses must not overwrite what was typed. */
const ONCE = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export type CorrectReservationScreenProps = Omit<CorrectionFormProps, 'reservation'> & {
  reservationId: string
}

/** Page to correct the data of a reservation, in each of its states. Only a fresh response is edited. */
export function CorrectReservationScreen({ reservationId, onCorrected }: CorrectReservationScreenProps) {
  const [openedAt] = useState(Date.now)
  const reservation = useQuery({ ...reservationQueries.detail(reservationId), ...ONCE })
  const isOpen = reservation.dataUpdatedAt >= openedAt
  const page = (children: ReactNode, lead?: string) => (
    <Page
      title={CORRECT_RESERVATION.title}
      lead={lead}
      actions={
        <ButtonRouteLink to="/view-reservation/$reservationID" params={{ reservationID: reservationId }}>
          {CHANGE_RESERVATION.back}
        </ButtonRouteLink>
      }
    >
      {children}
    </Page>
  )
  if (!isOpen && isRefusal(reservation.error, 'reservation_not_found')) return <ReservationNotFound />
  if (!isOpen || !reservation.data) {
    return page(
      <LoadingPanel
        message={CHANGE_RESERVATION.loading}
        error={reservation.error && <ProblemText problem={reservation.error} />}
        onRetry={() => void reservation.refetch()}
      />,
    )
  }
  if (reservation.data.state === 'deleted') {
    const { title, text } = CORRECT_RESERVATION.deleted
    return page(<EmptyState title={title}>{text}</EmptyState>)
  }
  return page(
    <CorrectionForm reservation={reservation.data} onCorrected={onCorrected} />,
    clientName(reservation.data.client),
  )
}
