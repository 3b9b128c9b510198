import { Button } from 'shared-ui/components/Button'
import { PAYMENT_RECEIPT } from 'shared-ui/copy/booking/payment-receipt'

/** Prints the receipt of the page. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>{PAYMENT_RECEIPT.print}</Button>
}
