import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { DENIAL, denialAdvice } from 'shared-ui/copy/booking/booking'
import type { Booking } from '../state/booking-request.ts'
import type { Denied } from '../state/booking-state.ts'
import { BankWords } from './BankWords.tsx'
import { Receipt } from './Receipt.tsx'

export type DenialDialogProps = {
  booking: Booking
  result: Denied
  /** 'Cerrar': returns to the form with the typed data. */
  onClose: () => void
}

/** Shown after a denial: the bank's message, advice on what to do, and that nothing was charged. */
export function DenialDialog({ booking, result, onClose }: DenialDialogProps) {
  const { order, data } = result.paymentResponse
  return (
    <Dialog
      title={DENIAL.title}
      onDismiss={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {DENIAL.close}
        </Button>
      }
    >
      <BankWords title={DENIAL.bank}>{data.ACTION_DESCRIPTION}</BankWords>
      <p>
        {denialAdvice(data.ACTION_CODE)} {DENIAL.notCharged}
      </p>
      <Receipt booking={booking} order={order} card={data} />
    </Dialog>
  )
}
