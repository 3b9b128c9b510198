import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { EmptyState } from 'shared-ui/components/EmptyState'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change-reservation'
import { ButtonRouteLink } from '../../../lib/links.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { ReservationNotFound } from '../ReservationNotFound.tsx'
import { reservationQueries } from '../reservation-queries.ts'
import { clientName } from '../reservation-words.ts'
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx'

export type ChangeReservationScreenProps = Omit<ChangeFormProps, 'reservation'> & { reservationId: string }

/** Page to change the nights or the room of a reservation. */
export function ChangeReservationScreen({ reservationId, ...form }: ChangeReservationScreenProps) {
  const reservation = useQuery(reservationQueries.detail(reservationId))
  const page = (children: ReactNode, lead?: string) => (
    <Page
      title={CHANGE_RESERVATION.title}
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
  if (isRefusal(reservation.error, 'reservation_not_found')) return <ReservationNotFound />
  if (reservation.data === undefined) {
    return page(
      <LoadingPanel
        message={CHANGE_RESERVATION.loading}
        error={reservation.error && <ProblemText problem={reservation.error} />}
        onRetry={() => void reservation.refetch()}
      />,
    )
  }
  if (reservation.data.state !== 'confirmed') {
    const { title, text } = CHANGE_RESERVATION.notActive
    return page(<EmptyState title={title}>{text}</EmptyState>)
  }
  return page(<ChangeForm {...form} reservation={reservation.data} />, clientName(reservation.data.client))
}
