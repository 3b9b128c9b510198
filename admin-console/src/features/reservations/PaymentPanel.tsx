import { Alert } from 'shared-ui/components/Alert'
import { StateBadge } from 'shared-ui/components/StateBadge'
import { formatMoment, formatSoles } from 'shared-ui/copy/format'
import { PAYMENT_STATE_WORDS, VIEW_RESERVATION } from 'shared-ui/copy/view-reservation'
import type { ReservationDetail } from 'shared-ui/validators/reservation'
import { Facts } from '../../lib/page/Facts.tsx'
import { Panel } from '../../lib/page/Panel.tsx'
import { PAYMENT_TONES } from './reservation-words.ts'

/** how it was paid; of the card only what the provider lets be shown. */
export function PaymentPanel({ payment }: { payment: ReservationDetail['payment'] }) {
  const words = VIEW_RESERVATION.payment
  if (payment === null) {
    return (
      <Panel title={words.title}>
        <p>{words.none}</p>
      </Panel>
    )
  }
  return (
    <Panel title={words.title}>
      {payment.testMode && <Alert tone="warning">{words.testMode}</Alert>}
      <Facts
        facts={[
          {
            label: words.state,
            value: (
              <StateBadge tone={PAYMENT_TONES[payment.state]}>
                {PAYMENT_STATE_WORDS[payment.state]}
              </StateBadge>
            ),
          },
          { label: words.amount, value: formatSoles(payment.amount) },
          { label: words.card, value: `${payment.brand} ${payment.card}`.trim() },
          { label: words.purchaseNumber, value: payment.purchaseNumber },
          { label: words.transaction, value: payment.transactionId },
          { label: words.at, value: payment.at === '' ? '' : formatMoment(payment.at) },
        ]}
      />
    </Panel>
  )
}
