import { formatSoles } from 'shared-ui/copy/format'
import { CANCEL_RESERVATION } from 'shared-ui/copy/reservations/change/cancel-reservation'
import { REFUND_STEPS } from 'shared-ui/rules/money/refund-policy'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { Facts } from '../../../lib/page/Facts.tsx'
import styles from './CancelRefundLines.module.css'
import type { CancelRefund } from './refund-draft.ts'

/** The steps of the refund policy, and the one that applies today. */
export function RefundRules({ refund }: { refund: CancelRefund }) {
  const last = REFUND_STEPS.at(-1)
  return (
    <section className={styles.rules}>
      <h3>{CANCEL_RESERVATION.policy}</h3>
      <ul>
        {REFUND_STEPS.map(({ fromDays, percent }) => (
          <li key={fromDays}>{CANCEL_RESERVATION.steps(fromDays, percent)}</li>
        ))}
        {last && <li>{CANCEL_RESERVATION.nothing(last.fromDays)}</li>}
      </ul>
      <p className={styles.applies}>{CANCEL_RESERVATION.applies(refund.daysAhead, refund.percent)}</p>
    </section>
  )
}

export type CancelRefundLinesProps = { refund: CancelRefund; reservation: ReservationDetail }

/** The amounts to refund, to the card and at the desk. */
export function CancelRefundLines({ refund, reservation }: CancelRefundLinesProps) {
  const amountText = (amount: number): string => (amount > 0 ? formatSoles(amount) : '')
  return (
    <div className={styles.rules} aria-live="polite">
      <Facts
        facts={[
          {
            label: CANCEL_RESERVATION.paidByCard,
            value: amountText(reservation.paidForStay.card),
            kind: 'amount',
          },
          {
            label: CANCEL_RESERVATION.paidAtDesk,
            value: amountText(reservation.paidForStay.desk),
            kind: 'amount',
          },
          { label: CANCEL_RESERVATION.toCard, value: amountText(refund.toCard), kind: 'amount' },
          { label: CANCEL_RESERVATION.atDesk, value: amountText(refund.atDesk), kind: 'amount' },
          { label: CANCEL_RESERVATION.total, value: formatSoles(refund.total), kind: 'sum' },
        ]}
      />
      {refund.toCard > 0 && <p className={styles.note}>{CANCEL_RESERVATION.cardNote}</p>}
    </div>
  )
}
