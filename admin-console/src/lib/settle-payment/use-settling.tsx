import { useState } from 'react'
import { formatSoles } from 'shared-ui/copy/format'
import { SETTLE_PAYMENT } from 'shared-ui/copy/reservations/unsettled-payments'
import { DoneNotice } from '../notices/DoneNotice.tsx'
import type { PaymentSettlement } from './open-payment.ts'
import { type SettlementOutcome, SettlePaymentDialog } from './SettlePaymentDialog.tsx'

type Settled = PaymentSettlement & { outcome: SettlementOutcome }

/**
 * Settles the payments of a page, one at a time: `ask` opens the confirmation, which is `dialog`; `notice` reports the outcome.
 * Both belong to the page, since a settled payment leaves its list.
 */
export function useSettling() {
  const [asked, setAsked] = useState<PaymentSettlement | null>(null)
  const [settled, setSettled] = useState<Settled | null>(null)
  const ask = (next: PaymentSettlement) => {
    // A notice takes the focus when it appears, so the next one must be new.
    setSettled(null)
    setAsked(next)
  }
  const dialog = asked && (
    <SettlePaymentDialog
      settlement={asked}
      onSettled={(outcome) => {
        setAsked(null)
        setSettled({ ...asked, outcome })
      }}
      onCancel={() => setAsked(null)}
    />
  )
  return { ask, dialog, notice: settled && <SettledNotice settled={settled} /> }
}

function SettledNotice({ settled: { action, payment, outcome } }: { settled: Settled }) {
  const amount = formatSoles(payment.amount)
  return outcome === 'done' ? (
    <DoneNotice>{SETTLE_PAYMENT.done[action](amount)}</DoneNotice>
  ) : (
    <DoneNotice tone="information">{SETTLE_PAYMENT.meanwhile(amount)}</DoneNotice>
  )
}
