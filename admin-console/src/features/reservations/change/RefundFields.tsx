import { RadioField } from 'shared-ui/components/RadioField'
import { TextAreaField, type TextAreaFieldProps } from 'shared-ui/components/TextAreaField'
import { CHANGE_RESERVATION } from 'shared-ui/copy/reservations/change/change-reservation'
import { REFUND_SHARES, type RefundShare } from 'shared-ui/rules/money/change-refund'
import { LONGEST_REASON } from 'shared-ui/validators/reservations/reservation-corrections'
import type { ChangeMoney } from './change-money.ts'

export type RefundFieldsProps = {
  /** The money of the change by share of the refund. */
  moneyAt: (share: RefundShare) => ChangeMoney
  share: RefundShare
  onShareChange: (share: RefundShare) => void
  /** The field of the reason, which is required unless the policy applies. */
  reason: Omit<TextAreaFieldProps, 'label'>
}

/** How much of what was paid beyond the new total is refunded, and why; renders nothing if nothing was. */
export function RefundFields({ moneyAt, share, onShareChange, reason }: RefundFieldsProps) {
  if (moneyAt(share).left === 0) return null
  return (
    <>
      <RadioField
        name="share"
        label={CHANGE_RESERVATION.refund}
        hint={CHANGE_RESERVATION.refundHint(moneyAt('policy'))}
        value={share}
        choices={REFUND_SHARES.map((value) => ({
          value,
          label: CHANGE_RESERVATION.shares[value](moneyAt(value)),
        }))}
        onValueChange={(value) => {
          const chosen = REFUND_SHARES.find((known) => known === value)
          if (chosen) onShareChange(chosen)
        }}
      />
      <TextAreaField
        {...reason}
        label={CHANGE_RESERVATION.reason}
        rows={2}
        maxLength={LONGEST_REASON}
        {...(share === 'policy' ? { optional: true } : { required: true })}
      />
    </>
  )
}
