import { Button } from 'shared-ui/components/Button'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import { OFFLINE } from 'shared-ui/copy/problems/offline'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { TextPage } from '../../lib/page/text-page/TextPage.tsx'

/** The booking page while offline: no cached price is shown. The retry loads a new document, which has the CSP for the card fields. */
export function NoSignal() {
  return (
    <TextPage title={OFFLINE.noBookingTitle}>
      <PageHead title={BOOKING.title} description={BOOKING.description} />
      <p>{OFFLINE.noBooking}</p>
      <p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {OFFLINE.retry}
        </Button>
      </p>
    </TextPage>
  )
}
