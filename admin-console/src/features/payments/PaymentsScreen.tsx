import { UNSETTLED_PAYMENTS } from 'shared-ui/copy/unsettled-payments'
import { InboxPage } from '../../lib/inbox/InboxPage.tsx'
import { useSettling } from '../../lib/settle-payment/use-settling.tsx'
import { PaymentsList } from './PaymentsList.tsx'

/** M-06: charges and refunds that did not settle by themselves, what to do about each, and the record of what was done. */
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
