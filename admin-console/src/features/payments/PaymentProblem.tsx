import { UNSETTLED_PAYMENTS, UNSETTLED_WORDS } from 'shared-ui/copy/reservations/unsettled-payments'
import type { UnsettledPaymentResponse } from 'shared-ui/validators/payments/unsettled-payment'
import styles from './PaymentProblem.module.css'

/** The problem of a charge or refund, and what to do next. */
export function PaymentProblem({ payment }: { payment: UnsettledPaymentResponse }) {
  const { what, next } = UNSETTLED_WORDS[payment.problem]
  return (
    <div className={styles.problem}>
      <p className={styles.what}>{what}</p>
      <p>{next}</p>
      {payment.notConfigured && <p>{UNSETTLED_PAYMENTS.notConfigured}</p>}
    </div>
  )
}
