import { useQuery } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import { BackToList } from '../../../lib/notices/BackToList.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { QueryView } from '../../../lib/query-view/QueryView.tsx'
import { ReservationNotFound } from '../ReservationNotFound.tsx'
import { reservationQueries } from '../reservation-queries.ts'
import { ReservationDetailPage } from './ReservationDetailPage.tsx'

/** Loads a reservation and shows its detail page, with loading, error and not-found states. */
export function ReservationScreen({
  reservationId,
}: {
  /** The id of the reservation, as in the address. */
  reservationId: string
}) {
  const reservation = useQuery(reservationQueries.detail(reservationId))
  if (isRefusal(reservation.error, 'reservation_not_found')) return <ReservationNotFound />
  return (
    <QueryView
      query={reservation}
      message={VIEW_RESERVATION.loading}
      renderLoading={(panel) => (
        <Page
          title={VIEW_RESERVATION.title}
          actions={<BackToList to="/reservations-panel">{VIEW_RESERVATION.back}</BackToList>}
        >
          {panel}
        </Page>
      )}
    >
      {(data) => <ReservationDetailPage reservation={data} />}
    </QueryView>
  )
}
