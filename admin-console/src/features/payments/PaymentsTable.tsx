import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { formatMoment, formatSoles } from 'shared-ui/copy/format'
import { UNSETTLED_PAYMENTS } from 'shared-ui/copy/reservations/unsettled-payments'
import type { UnsettledPaymentResponse } from 'shared-ui/validators/payments/unsettled-payment'
import type { PaymentSettlement } from '../../lib/settle-payment/open-payment.ts'
import { SettleButtons } from '../../lib/settle-payment/SettleButtons.tsx'
import { RecordsTable } from '../../lib/table/RecordsTable.tsx'
import { PaymentProblem } from './PaymentProblem.tsx'
import { PaymentReservationLink } from './PaymentReservationLink.tsx'
import styles from './PaymentsTable.module.css'
import { guestName, openPayment, paymentId } from './payment-words.ts'

export type PaymentsProps = {
  /** Oldest first, as in the server's response. */
  payments: UnsettledPaymentResponse[]
  onAsk: (settlement: PaymentSettlement) => void
}

/** Rows and columns only, without sorting. */
const FEATURES = tableFeatures({})
const column = createColumnHelper<typeof FEATURES, UnsettledPaymentResponse>()
const words = UNSETTLED_PAYMENTS.columns

const COLUMNS = column.columns([
  column.accessor('problem', {
    header: words.problem,
    cell: ({ row }) => <PaymentProblem payment={row.original} />,
  }),
  column.accessor((row) => formatSoles(row.amount), { id: 'amount', header: words.amount }),
  column.accessor((row) => formatMoment(row.since), { id: 'since', header: words.since }),
  column.accessor(guestName, {
    id: 'guest',
    header: words.guest,
    cell: ({ row }) => <Guest payment={row.original} />,
  }),
  column.accessor((row) => row.reservation.number, {
    id: 'reservation',
    header: words.reservation,
    cell: ({ row }) => <Reservation payment={row.original} />,
  }),
])

function Guest({ payment }: { payment: UnsettledPaymentResponse }) {
  const { phone } = payment.client
  return (
    <>
      {guestName(payment)}
      <a className={styles.second} href={`tel:${phone}`}>
        {phone}
      </a>
    </>
  )
}

function Reservation({ payment }: { payment: UnsettledPaymentResponse }) {
  const { reservation, purchaseNumber } = payment
  return (
    <>
      <PaymentReservationLink reservation={reservation} />
      {purchaseNumber !== null && (
        <span className={styles.second}>{UNSETTLED_PAYMENTS.purchase(purchaseNumber)}</span>
      )}
    </>
  )
}

/** The payments on a wide screen, as a table. */
export function PaymentsTable({ payments, onAsk }: PaymentsProps) {
  const table = useTable({ features: FEATURES, data: payments, columns: COLUMNS, getRowId: paymentId })
  return (
    <RecordsTable
      className={styles.table}
      table={table}
      caption={UNSETTLED_PAYMENTS.title}
      actionsLabel={words.actions}
      renderActions={(payment) => <SettleButtons payment={openPayment(payment)} onAsk={onAsk} />}
    />
  )
}
