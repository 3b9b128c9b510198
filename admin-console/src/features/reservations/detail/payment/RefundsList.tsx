import { Alert } from 'shared-ui/components/Alert'
import { StateBadge } from 'shared-ui/components/StateBadge'
import { formatSoles } from 'shared-ui/copy/format'
import { REFUND_STATE_WORDS, REFUNDS } from 'shared-ui/copy/reservations/change/cancel-reservation'
import { UNSETTLED_WORDS } from 'shared-ui/copy/reservations/unsettled-payments'
import type { ReservationRefund } from 'shared-ui/validators/payments/reservation-payment'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import type { OpenPayment, PaymentSettlement } from '../../../../lib/settle-payment/open-payment.ts'
import { SettleButtons } from '../../../../lib/settle-payment/SettleButtons.tsx'
import { useSettling } from '../../../../lib/settle-payment/use-settling.tsx'
import { REFUND_TONES, refundNote, refundProblem } from '../../reservation-words.ts'
import { openRefund } from './open-refund.ts'
import styles from './RefundsList.module.css'

/** The refunds of a reservation with their state. Staff can settle those that the provider did not. */
export function RefundsList({ reservation }: { reservation: ReservationDetail }) {
  const { ask, dialog, notice } = useSettling()
  const { refunds } = reservation
  if (refunds.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>{REFUNDS.title}</h3>
      {notice}
      <ul className={styles.refunds} role="list">
        {refunds.map((refund) => {
          const open = openRefund(reservation, refund)
          return (
            <li key={refund._id}>
              <RefundText refund={refund} />
              {open && <OpenRefund payment={open} onAsk={ask} />}
            </li>
          )
        })}
      </ul>
      {dialog}
    </>
  )
}

function RefundText({ refund }: { refund: ReservationRefund }) {
  const problem = refundProblem(refund)
  return (
    <>
      <p className={styles.head}>
        <strong className={styles.amount}>{formatSoles(refund.amount)}</strong>
        <StateBadge tone={REFUND_TONES[refund.state]}>{REFUND_STATE_WORDS[refund.state]}</StateBadge>
      </p>
      <p className={styles.note}>{refundNote(refund)}</p>
      {problem !== '' && <p className={styles.note}>{problem}</p>}
    </>
  )
}

type OpenRefundProps = { payment: OpenPayment; onAsk: (settlement: PaymentSettlement) => void }

/** The actions of an open refund. A waiting refund may still settle by itself, so it shows no warning. */
function OpenRefund({ payment, onAsk }: OpenRefundProps) {
  const { what, next } = UNSETTLED_WORDS[payment.problem]
  const buttons = <SettleButtons payment={payment} onAsk={onAsk} />
  if (payment.problem === 'refund_waiting') return buttons
  return (
    <Alert tone="warning" action={buttons}>
      <p>{what}</p>
      <p>{next}</p>
    </Alert>
  )
}
