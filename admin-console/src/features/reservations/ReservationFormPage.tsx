import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isRefusal } from 'shared-ui/api/problems'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { Page } from '../../lib/page/Page.tsx'
import { QueryLoading } from '../../lib/query-view/QueryLoading.tsx'
import { ReservationNotFound } from './ReservationNotFound.tsx'
import { clientName } from './reservation-words.ts'

export type ReservationFormPageProps = {
  reservationId: string
  title: string
  query: Pick<UseQueryResult<ReservationDetail>, 'error' | 'refetch'>
  /** The reservation that is edited; undefined until it is loaded. */
  reservation: ReservationDetail | undefined
  /** Renders the form, or why there is none. */
  children: (reservation: ReservationDetail) => ReactNode
}

/** Page with a form about a reservation and a link back to it; shows that it loads, why it cannot, or that it is not found. */
export function ReservationFormPage(props: ReservationFormPageProps) {
  const { reservationId, title, query, reservation, children } = props
  if (!reservation && isRefusal(query.error, 'reservation_not_found')) return <ReservationNotFound />
  return (
    <Page
      title={title}
      lead={reservation && clientName(reservation.client)}
      actions={
        <ButtonRouteLink to="/view-reservation/$reservationID" params={{ reservationID: reservationId }}>
          {CHANGE_RESERVATION.back}
        </ButtonRouteLink>
      }
    >
      {reservation ? (
        children(reservation)
      ) : (
        <QueryLoading query={query} message={CHANGE_RESERVATION.loading} />
      )}
    </Page>
  )
}
