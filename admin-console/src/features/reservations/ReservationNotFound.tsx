import { EmptyState } from 'shared-ui/components/EmptyState'
import { VIEW_RESERVATION } from 'shared-ui/copy/view-reservation'
import { ButtonRouteLink } from '../../lib/links.tsx'
import { Page } from '../../lib/page/Page.tsx'

/** An id that no reservation has, and the way back. */
export function ReservationNotFound() {
  const { title, text } = VIEW_RESERVATION.notFound
  return (
    <Page title={title}>
      <EmptyState
        title={text}
        action={<ButtonRouteLink to="/reservations-panel">{VIEW_RESERVATION.back}</ButtonRouteLink>}
      />
    </Page>
  )
}
