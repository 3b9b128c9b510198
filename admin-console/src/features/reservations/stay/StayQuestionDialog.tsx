import { type ReactNode, useEffect } from 'react'
import { nightsLeft } from 'shared-ui/rules/reservations/states/stay-transitions'
import type { RestOfNights } from 'shared-ui/validators/reservations/stay'
import { lazyPart } from '../../../lib/code/lazy-part.tsx'
import { useTodayInLima } from '../../../lib/nights/today-in-lima.ts'
import { clientName } from '../reservation-words.ts'
import { BalanceDialog } from './BalanceDialog.tsx'
import { RestDialog } from './RestDialog.tsx'
import { type AskedStay, questionAfterBalance } from './stay-questions.ts'

// Lazy, because the form and the schemas of the folio belong to the view of a reservation.
const PayBalanceDialog = lazyPart(async () => (await import('./PayBalanceDialog.tsx')).PayBalanceDialog)

export type StayQuestionDialogProps = {
  asked: AskedStay
  /** Opens another question, or none. */
  onAsk: (next: AskedStay | null) => void
  /** Sends the action; `rest` only if the nights were asked about. */
  onAnswered: (asked: AskedStay, rest?: RestOfNights) => void
  /** The choice whose request runs: `leave` without one about nights; null if none runs. */
  pending: RestOfNights | 'leave' | null
  /** Why the last request failed. */
  error: ReactNode
}

/** The open question before a stay is ended. */
export function StayQuestionDialog({ asked, onAsk, onAnswered, pending, error }: StayQuestionDialogProps) {
  const today = useTodayInLima()
  const { stay, action, question } = asked
  const nights = nightsLeft(stay, today)
  useEffect(() => {
    if (question === 'balance') PayBalanceDialog.preload()
  }, [question])
  const dismiss = () => onAsk(null)
  const proceed = (settled: AskedStay) => {
    const next = questionAfterBalance(settled.stay, action, today)
    if (next) onAsk(next)
    else onAnswered(settled)
  }
  if (question === 'balance') {
    return (
      <BalanceDialog
        client={clientName(stay.client)}
        balance={stay.balance}
        pending={pending === 'leave'}
        error={error}
        onPay={() => onAsk({ ...asked, question: 'payment' })}
        onLeaveUnpaid={() => proceed(asked)}
        onDismiss={dismiss}
      />
    )
  }
  if (question === 'payment') {
    return (
      <PayBalanceDialog
        reservationId={stay._id}
        onPaid={({ balance }) => {
          const paid: AskedStay = { ...asked, stay: { ...stay, balance } }
          if (balance > 0) onAsk({ ...paid, question: 'balance' })
          else proceed(paid)
        }}
        onDismiss={dismiss}
      />
    )
  }
  return (
    nights && (
      <RestDialog
        action={action}
        client={clientName(stay.client)}
        nights={nights}
        pending={pending === 'leave' ? null : pending}
        error={error}
        onChoose={(rest) => onAnswered(asked, rest)}
        onDismiss={dismiss}
      />
    )
  )
}
