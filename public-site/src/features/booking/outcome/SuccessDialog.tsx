import { Alert } from 'shared-ui/components/Alert'
import { Button } from 'shared-ui/components/Button'
import { Dialog } from 'shared-ui/components/Dialog'
import { SUCCESS } from 'shared-ui/copy/booking/booking'
import { THANKS } from 'shared-ui/copy/booking/payment-receipt'
import { FRAME } from 'shared-ui/copy/site/public-frame'
import type { Booking } from '../state/booking-request.ts'
import type { Confirmed } from '../state/booking-state.ts'
import { ArrivalLinks } from './receipt/ArrivalLinks.tsx'
import { PrintButton } from './receipt/PrintButton.tsx'
import { Receipt } from './receipt/Receipt.tsx'
import { RoomPicture } from './receipt/RoomPicture.tsx'
import styles from './SuccessDialog.module.css'

export type SuccessDialogProps = {
  /** The room, the stay and its price. */
  booking: Booking
  /** The confirmed purchase with its number and its charge. */
  result: Confirmed
  /** The recipient of the confirmation; empty if this page does not know it any more. */
  email: string
  /** Whether nothing was charged, because the lodge is trying the card provider out. */
  testMode: boolean
  /** 'Finalizar': navigates home. */
  onFinish: () => void
}

/** Shown when the reservation is confirmed and paid: what the client may do next, then the receipt. */
export function SuccessDialog({ booking, result, email, testMode, onFinish }: SuccessDialogProps) {
  const { order, dataMap } = result.paymentResponse
  const { guest, id } = result
  return (
    <Dialog
      title={SUCCESS.title}
      actions={
        <>
          <PrintButton />
          <Button variant="primary" onClick={onFinish}>
            {SUCCESS.finish}
          </Button>
        </>
      }
    >
      <p>{email ? SUCCESS.mail(email) : SUCCESS.mailPlain}</p>
      {testMode && <Alert tone="warning">{FRAME.testMode}</Alert>}
      <RoomPicture room={booking.room} />
      <ArrivalLinks booking={booking} reservation={id} token={guest?.token ?? ''} />
      <h3 className={styles.title}>{THANKS.receipt}</h3>
      <Receipt
        record={{
          kind: 'paid',
          booking,
          reservation: id,
          clientName: guest ? `${guest.names} ${guest.surnames}` : '',
          order,
          card: dataMap,
          bankResponse: dataMap.ACTION_DESCRIPTION,
          testMode,
        }}
      />
    </Dialog>
  )
}
