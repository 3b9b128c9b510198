import { EmptyState } from 'shared-ui/components/EmptyState'
import { VIEW_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import { BackToList } from '../../lib/notices/BackToList.tsx'
import { Page } from '../../lib/page/Page.tsx'

/** Shown if no reservation has the id, with a link to the list. */
export function ReservationNotFound() {
  const { title, text } = VIEW_RESERVATION.notFound
  return (
    <Page title={title}>
      <EmptyState
        title={text}
        action={<BackToList to="/reservations-panel">{VIEW_RESERVATION.back}</BackToList>}
      />
    </Page>
  )
}
