import { formatSoles } from 'shared-ui/copy/format'
import { CANCELLATION_PANEL, REFUNDS } from 'shared-ui/copy/reservations/change/cancel-reservation'
import { PRINTED_RESERVATION } from 'shared-ui/copy/reservations/view-reservation'
import type { ReservationRefund } from 'shared-ui/validators/payments/reservation-payment'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { Facts } from '../../../lib/page/Facts.tsx'
import { cancellationFacts } from '../detail/payment/cancellation-facts.ts'
import { refundNote, refundProblem } from '../reservation-words.ts'
import styles from './ReservationPrint.module.css'

/** Print version of the cancellation and of all refunds, including those of changes. */
export function PrintedCancellation({ history, refunds }: Pick<ReservationDetail, 'history' | 'refunds'>) {
  const facts = cancellationFacts(history)
  return (
    <>
      {facts.length > 0 && (
        <section className={styles.together}>
          <p className={styles.part}>{CANCELLATION_PANEL.title}</p>
          <Facts facts={facts} />
        </section>
      )}
      {refunds.length > 0 && (
        <section className={styles.together}>
          <p className={styles.part}>{REFUNDS.title}</p>
          <ul className={styles.refunds} role="list">
            {refunds.map((refund) => (
              <PrintedRefund key={refund._id} refund={refund} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function PrintedRefund({ refund }: { refund: ReservationRefund }) {
  const problem = refundProblem(refund)
  return (
    <li>
      <p className={styles.refund}>
        <span>{PRINTED_RESERVATION.refundStates[refund.state]}</span>
        <span className={styles.amount}>{formatSoles(refund.amount)}</span>
      </p>
      <p className={styles.note}>{refundNote(refund)}</p>
      {problem !== '' && <p className={styles.note}>{problem}</p>}
    </li>
  )
}
