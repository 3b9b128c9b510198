import type { ReactNode } from 'react'
import { LoadingPanel } from 'shared-ui/components/LoadingPanel'
import { BOOKING } from 'shared-ui/copy/booking/booking'
import { WithoutScript } from '../../lib/page/WithoutScript.tsx'
import styles from './BookingWaiting.module.css'

export type BookingWaitingProps = {
  /** Why the room could not be loaded; replaces the spinner. */
  error?: ReactNode
  onRetry?: () => void
}

/**
 * The booking page before its code and the room have loaded: what the form is for, so that there is something to read at once. It fills
 * the window, so that the footer does not move into view.
 */
export function BookingWaiting({ error, onRetry }: BookingWaitingProps) {
  return (
    <div className={styles.page}>
      <h1>{BOOKING.title}</h1>
      <WithoutScript missing="booking" />
      {!error && (
        <header className={styles.intro}>
          <h2>{BOOKING.client}</h2>
          <p>
            {BOOKING.clientHint} {BOOKING.nextNote}
          </p>
        </header>
      )}
      <div className={styles.loading}>
        <LoadingPanel message={BOOKING.loadingRoom} error={error} onRetry={onRetry} />
      </div>
    </div>
  )
}
