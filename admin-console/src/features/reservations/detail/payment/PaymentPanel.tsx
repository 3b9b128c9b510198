import { Link } from '@tanstack/react-router'
import { Alert } from 'shared-ui/components/Alert'
import { StateBadge } from 'shared-ui/components/StateBadge'
import { cardBrandName } from 'shared-ui/copy/booking/card-brands'
import { formatMoment, formatSoles } from 'shared-ui/copy/format'
import { UNSETTLED_PAYMENTS } from 'shared-ui/copy/reservations/unsettled-payments'
import {
  PAYMENT_STATE_NOTES,
  PAYMENT_STATE_WORDS,
  VIEW_RESERVATION,
} from 'shared-ui/copy/reservations/view-reservation'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'
import { Facts } from '../../../../lib/page/Facts.tsx'
import { Panel } from '../../../../lib/page/Panel.tsx'
import { PAYMENT_TONES } from '../../reservation-words.ts'
import { RefundsList } from './RefundsList.tsx'

const words = VIEW_RESERVATION.payment

/** The card payment of a reservation and its refunds. */
export function PaymentPanel({ reservation }: { reservation: ReservationDetail }) {
  const { payment } = reservation
  return (
    <Panel title={words.title}>
      {payment === null ? (
        <p>{words.none}</p>
      ) : (
        <CardPayment payment={payment} net={reservation.paidByCard} />
      )}
      <RefundsList reservation={reservation} />
    </Panel>
  )
}

type CardPaymentProps = {
  payment: NonNullable<ReservationDetail['payment']>
  /** What the card paid less the refunds that were ordered to it, in soles. */
  net: number
}

/** The lines that say what remains of a card payment after its refunds; none without refunds. */
const netFacts = ({ payment, net }: CardPaymentProps) => {
  if (payment.state !== 'confirmed' || net === payment.amount) return []
  const refunded = solesFromCentimos(centimosFromSoles(payment.amount) - centimosFromSoles(net))
  return [
    { label: words.refunded, value: `−${formatSoles(refunded)}` },
    { label: words.net, value: formatSoles(net) },
  ]
}

/** The card payment, limited to the card data that the provider allows to be shown. */
function CardPayment({ payment, net }: CardPaymentProps) {
  const note = PAYMENT_STATE_NOTES[payment.state]
  return (
    <>
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
          ...netFacts({ payment, net }),
          { label: words.card, value: `${cardBrandName(payment.brand)} ${payment.card}`.trim() },
          { label: words.purchaseNumber, value: payment.purchaseNumber },
          { label: words.transaction, value: payment.transactionId },
          { label: words.at, value: payment.at === '' ? '' : formatMoment(payment.at) },
        ]}
      />
      {note && <p>{note}</p>}
      {payment.state === 'returning' && (
        <p>
          <Link to="/payments-panel">{UNSETTLED_PAYMENTS.title}</Link>
        </p>
      )}
    </>
  )
}
