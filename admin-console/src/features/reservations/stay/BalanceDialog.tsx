import type { ReactNode } from 'react'
import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { BALANCE_QUESTION } from 'shared-ui/copy/reservations/stays'

export type BalanceDialogProps = {
  /** The client's name. */
  client: string
  /** What the guest owes, in soles. */
  balance: number
  onPay: () => void
  onLeaveUnpaid: () => void
  onDismiss: () => void
  /** Whether the check-out without payment is being sent. */
  pending: boolean
  /** Why the last request failed. */
  error?: ReactNode
}

/** Asks what becomes of the balance of a guest who leaves. */
export function BalanceDialog({ client, balance, pending, error, ...on }: BalanceDialogProps) {
  return (
    <Dialog
      title={BALANCE_QUESTION.title(client, balance)}
      role="alertdialog"
      onDismiss={pending ? undefined : on.onDismiss}
      actions={
        <>
          <Button pending={pending} onClick={on.onLeaveUnpaid}>
            {BALANCE_QUESTION.leaveUnpaid}
          </Button>
          <Button variant="primary" disabled={pending} onClick={on.onPay}>
            {BALANCE_QUESTION.pay}
          </Button>
        </>
      }
    >
      <p>{BALANCE_QUESTION.text}</p>
      {error && <Alert>{error}</Alert>}
    </Dialog>
  )
}
