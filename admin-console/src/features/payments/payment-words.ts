import type { UnsettledPaymentResponse } from 'shared-ui/validators/unsettled-payment'
import type { OpenPayment } from '../../lib/settle-payment/open-payment.ts'

/** What names a payment in its list: the refund's id, or the purchase number of a charge. */
export const paymentId = ({ refundID, purchaseNumber }: UnsettledPaymentResponse): string =>
  refundID ?? purchaseNumber ?? ''

/** Surnames first, as lists of guests are read. */
export const guestName = ({ client }: UnsettledPaymentResponse): string =>
  `${client.surnames}, ${client.names}`

/** A payment of the list as its actions need it. */
export const openPayment = (payment: UnsettledPaymentResponse): OpenPayment => ({
  id: paymentId(payment),
  problem: payment.problem,
  amount: payment.amount,
  isByCard: payment.purchaseNumber !== null,
  reservation: payment.reservation.number,
  client: guestName(payment),
})
