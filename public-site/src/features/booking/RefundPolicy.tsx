import { BOOKING } from 'shared-ui/copy/booking/booking'
import { stayRefundLines } from 'shared-ui/copy/booking/booking-stay'
import { useTodayInLima } from '../../lib/today-in-lima.ts'
import styles from './RefundPolicy.module.css'
import type { Booking } from './state/booking-request.ts'

/** What cancelling this very stay gives back and until when, shown before payment. */
export function RefundPolicy({ booking: { quote, stay } }: { booking: Booking }) {
  const today = useTodayInLima()
  return (
    <section className={styles.policy} aria-labelledby="si-cancela">
      <h3 id="si-cancela">{BOOKING.refundTitle}</h3>
      <ul>
        {today &&
          stayRefundLines({ paid: quote.total, entry: stay.entry, today }).map((line) => (
            <li key={line}>{line}</li>
          ))}
      </ul>
    </section>
  )
}
