import { useState } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { StateBadge } from 'shared-ui/components/StateBadge'
import { REFUND_STATE_WORDS, REFUNDS } from 'shared-ui/copy/cancel-reservation'
import { formatSoles } from 'shared-ui/copy/format'
import type { ReservationRefund } from 'shared-ui/validators/reservation'
import { ProblemText } from '../../lib/ProblemText.tsx'
import styles from './RefundsList.module.css'
import { REFUND_TONES, refundNote, refundProblem } from './reservation-words.ts'
import { useSettleRefund } from './use-settle-refund.ts'

/** P-08: the money on its way back, each with its state; one that the provider refused can be asked for anew. */
export function RefundsList({ refunds }: { refunds: readonly ReservationRefund[] }) {
  if (refunds.length === 0) return null
  return (
    <>
      <h3 className={styles.title}>{REFUNDS.title}</h3>
      <ul className={styles.refunds} role="list">
        {refunds.map((refund) => (
          <li key={refund._id}>
            <p className={styles.head}>
              <strong className={styles.amount}>{formatSoles(refund.amount)}</strong>
              <StateBadge tone={REFUND_TONES[refund.state]}>{REFUND_STATE_WORDS[refund.state]}</StateBadge>
            </p>
            <p className={styles.note}>{refundNote(refund)}</p>
            {refundProblem(refund) !== '' && <p className={styles.note}>{refundProblem(refund)}</p>}
            {refund.state === 'failed' && <FailedRefund refund={refund} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function FailedRefund({ refund }: { refund: ReservationRefund }) {
  const retry = useSettleRefund('reservation/retry-refund')
  const byHand = useSettleRefund('reservation/refund-by-hand')
  const [asked, setAsked] = useState(false)
  return (
    <Alert
      tone="warning"
      action={
        <span className={styles.deeds}>
          <Button pending={retry.isPending} onClick={() => retry.mutate(refund._id)}>
            {REFUNDS.retry}
          </Button>
          <Button onClick={() => setAsked(true)}>{REFUNDS.byHand}</Button>
        </span>
      }
    >
      <p>{REFUNDS.failed}</p>
      {retry.error && (
        <p role="alert">
          <ProblemText problem={retry.error} />
        </p>
      )}
      {asked && (
        <ConfirmDialog
          title={REFUNDS.byHandTitle(formatSoles(refund.amount))}
          pending={byHand.isPending}
          error={byHand.error && <ProblemText problem={byHand.error} />}
          onConfirm={() => byHand.mutate(refund._id, { onSuccess: () => setAsked(false) })}
          onCancel={() => setAsked(false)}
        >
          <p>{REFUNDS.byHandText}</p>
        </ConfirmDialog>
      )}
    </Alert>
  )
}
