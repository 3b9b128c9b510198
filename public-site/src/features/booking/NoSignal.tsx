import { useEffect } from 'react'
import { Button } from 'shared-ui/components/Button'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import { OFFLINE } from 'shared-ui/copy/problems/offline'
import { PageHead } from '../../lib/page/PageHead.tsx'
import { TextPage } from '../../lib/page/text-page/TextPage.tsx'

/**
 * The booking page while offline: no cached price is shown. It reloads when the network is back, or on a press; a new document has the
 * content security policy for the card fields.
 */
export function NoSignal() {
  useEffect(() => {
    // The event may come late, when the network is gone again.
    const reload = () => {
      if (navigator.onLine) window.location.reload()
    }
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])
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
