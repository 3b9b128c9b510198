import { ConfirmDialog } from 'shared-ui/components/ConfirmDialog'
import { ProblemText } from 'shared-ui/components/ProblemText'
import { formatSoles } from 'shared-ui/copy/format'
import { SETTLE_PAYMENT } from 'shared-ui/copy/reservations/unsettled-payments'
import { type PaymentSettlement, settleActions } from './open-payment.ts'
import { hasSettledMeanwhile, useSettlePayment } from './use-settle-payment.ts'

/** `meanwhile`: the payment had settled before the request arrived, and nothing was done. */
export type SettlementOutcome = 'done' | 'meanwhile'

export type SettlePaymentDialogProps = {
  settlement: PaymentSettlement
  onSettled: (outcome: SettlementOutcome) => void
  onCancel: () => void
}

/** Confirms and performs the settlement of a charge or refund. */
export function SettlePaymentDialog({ settlement, onSettled, onCancel }: SettlePaymentDialogProps) {
  const settling = useSettlePayment()
  const { action, payment } = settlement
  const isRefused = settling.error !== null && !hasSettledMeanwhile(settling.error)
  const settle = () =>
    settling.mutate(settlement, {
      onSuccess: () => onSettled('done'),
      onError: (problem) => {
        if (hasSettledMeanwhile(problem)) onSettled('meanwhile')
      },
    })
  return (
    <ConfirmDialog
      title={SETTLE_PAYMENT.titles[action](formatSoles(payment.amount))}
      pending={settling.isPending}
      error={isRefused && <ProblemText problem={settling.error} />}
      onConfirm={settle}
      onCancel={onCancel}
    >
      <p>{SETTLE_PAYMENT.of(payment.client, payment.reservation)}</p>
      <p>{settleActions(payment).find((words) => words.action === action)?.text}</p>
    </ConfirmDialog>
  )
}
