import { formatMoment, formatSoles } from 'shared-ui/copy/format'
import { UNSETTLED_PAYMENTS } from 'shared-ui/copy/reservations/unsettled-payments'
import type { UnsettledPaymentResponse } from 'shared-ui/validators/payments/unsettled-payment'
import { SettleButtons } from '../../lib/settle-payment/SettleButtons.tsx'
import list from '../../lib/table/card-list.module.css'
import styles from './PaymentCards.module.css'
import { PaymentProblem } from './PaymentProblem.tsx'
import { PaymentReservationLink } from './PaymentReservationLink.tsx'
import type { PaymentsProps } from './PaymentsTable.tsx'
import { guestName, openPayment, paymentId } from './payment-words.ts'

/** The payments on a phone, as a list of cards. */
export function PaymentCards({ payments, onAsk }: PaymentsProps) {
  return (
    <ul className={`${list.cards} ${styles.cards}`} role="list" aria-label={UNSETTLED_PAYMENTS.title}>
      {payments.map((payment) => (
        <li key={paymentId(payment)} className={`${list.card} ${styles.card}`}>
          <p className={styles.line}>
            <strong className={styles.amount}>{formatSoles(payment.amount)}</strong>
            <span className={styles.soft}>{UNSETTLED_PAYMENTS.since(formatMoment(payment.since))}</span>
          </p>
          <PaymentProblem payment={payment} />
          <PaymentOrigin payment={payment} />
          <SettleButtons payment={openPayment(payment)} onAsk={onAsk} />
        </li>
      ))}
    </ul>
  )
}

/** The client with their phone number, the reservation and the purchase. */
function PaymentOrigin({ payment }: { payment: UnsettledPaymentResponse }) {
  const { client, reservation, purchaseNumber } = payment
  return (
    <>
      <p className={styles.line}>
        <span>{guestName(payment)}</span>
        <a href={`tel:${client.phone}`}>{client.phone}</a>
      </p>
      <p className={styles.line}>
        <PaymentReservationLink reservation={reservation} />
        {purchaseNumber !== null && (
          <span className={styles.soft}>{UNSETTLED_PAYMENTS.purchase(purchaseNumber)}</span>
        )}
      </p>
    </>
  )
}
