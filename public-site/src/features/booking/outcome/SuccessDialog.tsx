import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { SUCCESS } from 'shared-ui/copy/booking/booking'
import { FRAME } from 'shared-ui/copy/site/public-frame'
import type { Booking } from '../state/booking-request.ts'
import type { Confirmed } from '../state/booking-state.ts'
import { Receipt } from './Receipt.tsx'

export type SuccessDialogProps = {
  booking: Booking
  result: Confirmed
  /** The recipient of the confirmation; empty if this page does not know it any more. */
  email: string
  testMode: boolean
  /** 'Finalizar': navigates home. */
  onFinish: () => void
}

/** Shown when the reservation is confirmed and paid. */
export function SuccessDialog({ booking, result, email, testMode, onFinish }: SuccessDialogProps) {
  const { order, dataMap } = result.paymentResponse
  return (
    <Dialog
      title={SUCCESS.title}
      actions={
        <>
          <Button onClick={() => window.print()}>{SUCCESS.print}</Button>
          <Button variant="primary" onClick={onFinish}>
            {SUCCESS.finish}
          </Button>
        </>
      }
    >
      <p>{email ? SUCCESS.mail(email) : SUCCESS.mailPlain}</p>
      {testMode && <Alert tone="warning">{FRAME.testMode}</Alert>}
      <Receipt
        booking={booking}
        reservation={result.id}
        order={order}
        card={dataMap}
        amountName={SUCCESS.amount}
        bankResponse={dataMap.ACTION_DESCRIPTION}
      />
      <p>{SUCCESS.refund}</p>
    </Dialog>
  )
}
