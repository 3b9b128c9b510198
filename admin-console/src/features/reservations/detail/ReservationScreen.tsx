import { useQuery } from '@tanstack/react-query'
import { isRefusal } from 'shared-ui/api/problems'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import { BackToList } from '../../../lib/notices/BackToList.tsx'
import { RefreshProblem } from '../../../lib/notices/RefreshProblem.tsx'
import { Page } from '../../../lib/page/Page.tsx'
import { ReservationNotFound } from '../ReservationNotFound.tsx'
import { reservationQueries } from '../reservation-queries.ts'
import { ReservationDetailPage } from './ReservationDetailPage.tsx'

/** Loads a reservation and shows its detail page, with loading, error and not-found states. */
export function ReservationScreen({ reservationId }: { reservationId: string }) {
  const reservation = useQuery(reservationQueries.detail(reservationId))
  if (isRefusal(reservation.error, 'reservation_not_found')) return <ReservationNotFound />
  if (reservation.data === undefined) {
    return (
      <Page
        title={VIEW_RESERVATION.title}
        actions={<BackToList to="/reservations-panel">{VIEW_RESERVATION.back}</BackToList>}
      >
        <LoadingPanel
          message={VIEW_RESERVATION.loading}
          error={reservation.error && <ProblemText problem={reservation.error} />}
          onRetry={() => void reservation.refetch()}
        />
      </Page>
    )
  }
  return (
    <>
      {reservation.isRefetchError && (
        <RefreshProblem problem={reservation.error} onRetry={() => void reservation.refetch()} />
      )}
      <ReservationDetailPage reservation={reservation.data} />
    </>
  )
}
