import { Button } from 'shared-ui/components/Button'
import { formatSoles } from 'shared-ui/copy/format'
import { UNSETTLED_PAYMENTS } from 'shared-ui/copy/reservations/unsettled-payments'
import { type OpenPayment, type PaymentSettlement, settleActions } from './open-payment.ts'
import styles from './SettleButtons.module.css'

export type SettleButtonsProps = {
  /** The charge or refund that waits; `amount` in soles. */
  payment: OpenPayment
  /** Opens the confirmation. */
  onAsk: (settlement: PaymentSettlement) => void
}

/** Buttons for the actions on a charge or refund that waits for staff; none if only the provider can settle it. */
export function SettleButtons({ payment, onAsk }: SettleButtonsProps) {
  const actions = settleActions(payment)
  if (actions.length === 0) return null
  const amount = formatSoles(payment.amount)
  return (
    <span className={styles.actions}>
      {actions.map(({ action, label }) => (
        <Button
          key={action}
          aria-label={UNSETTLED_PAYMENTS.actionOn(label, amount, payment.reservation)}
          onClick={() => onAsk({ action, payment })}
        >
          {label}
        </Button>
      ))}
    </span>
  )
}
