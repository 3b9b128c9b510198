import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { DENIAL, denialAdvice } from 'shared-ui/copy/booking/booking'
import type { Booking } from '../state/booking-request.ts'
import type { Denied } from '../state/booking-state.ts'
import { BankWords } from './receipt/BankWords.tsx'
import { PrintButton } from './receipt/PrintButton.tsx'
import { Receipt } from './receipt/Receipt.tsx'
import { deniedRecord } from './receipt/receipt-lines.ts'

export type DenialDialogProps = {
  booking: Booking
  result: Denied
  /** Names and surnames; empty if this page does not know them any more. */
  clientName: string
  /** 'Cerrar': returns to the form with the typed data. */
  onDismiss: () => void
}

/** Shown after a denial: the bank's message, advice on what to do, and that nothing was charged. */
export function DenialDialog({ booking, result, clientName, onDismiss }: DenialDialogProps) {
  const { data } = result.paymentResponse
  return (
    <Dialog
      title={DENIAL.title}
      onDismiss={onDismiss}
      actions={
        <>
          <PrintButton />
          <Button variant="primary" onClick={onDismiss}>
            {DENIAL.close}
          </Button>
        </>
      }
    >
      <BankWords title={DENIAL.bank}>{data.ACTION_DESCRIPTION}</BankWords>
      <p>
        {denialAdvice(data.ACTION_CODE)} {DENIAL.notCharged}
      </p>
      <Receipt record={deniedRecord({ booking, clientName, result })} />
    </Dialog>
  )
}
