import { Button } from 'shared-ui/components/Button'
import { BOOKING } from 'shared-ui/copy/booking'
import { OFFLINE } from 'shared-ui/copy/offline'
import { PageHead } from '../../lib/PageHead.tsx'
import { TextPage } from '../../lib/TextPage.tsx'

/** B-01 where there is no signal: no price is shown from memory. The retry is a new document, with the policy for card fields. */
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
