import { UNSETTLED_PAYMENTS } from 'shared-ui/copy/reservations/unsettled-payments'
import { InboxPage } from '../../lib/inbox/InboxPage.tsx'
import { useSettling } from '../../lib/settle-payment/use-settling.tsx'
import { PaymentsList } from './PaymentsList.tsx'

/** Charges and refunds that did not settle by themselves, with the actions on each. */
export function PaymentsScreen() {
  const { ask, dialog, notice } = useSettling()
  return (
    <InboxPage title={UNSETTLED_PAYMENTS.title}>
      {notice}
      <PaymentsList onAsk={ask} />
      {dialog}
    </InboxPage>
  )
}
