import { BOOKING } from 'shared-ui/copy/booking/booking'
import styles from './RefundPolicy.module.css'

/** A summary of the refund policy, shown before payment. */
export function RefundPolicy() {
  return (
    <section className={styles.policy} aria-labelledby="si-cancela">
      <h3 id="si-cancela">{BOOKING.refundTitle}</h3>
      <ul>
        {BOOKING.refunds.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
