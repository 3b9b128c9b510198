import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { CARD, HOLD_EXPIRED } from 'shared-ui/copy/booking/booking'
import { BookingProblem } from '../BookingProblem.tsx'
import type { Booking } from '../state/booking-request.ts'
import styles from './Notice.module.css'

export type HoldOverProps = {
  booking: Booking
  /** Why the retry failed, or null. */
  problem: unknown
  pending: boolean
  onAgain: () => void
  onChangeDetails: () => void
}

/** Shown when the hold has expired. A retry is one press and loses nothing that was typed. */
export function HoldOver({ booking, problem, pending, onAgain, onChangeDetails }: HoldOverProps) {
  return (
    <section className={styles.notice} aria-labelledby="tiempo-terminado">
      <h2 id="tiempo-terminado" tabIndex={-1}>
        {HOLD_EXPIRED.title}
      </h2>
      <p>{HOLD_EXPIRED.text}</p>
      {problem !== null && (
        <Alert>
          <BookingProblem problem={problem} booking={booking} />
        </Alert>
      )}
      <div className={styles.ways}>
        <Button variant="primary" pending={pending} onClick={onAgain}>
          {HOLD_EXPIRED.again}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onChangeDetails}>
          {CARD.change}
        </Button>
      </div>
    </section>
  )
}
