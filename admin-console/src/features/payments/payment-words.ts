import type { UnsettledPaymentResponse } from 'shared-ui/validators/payments/unsettled-payment'
import type { OpenPayment } from '../../lib/settle-payment/open-payment.ts'

/** The id of a payment: the refund's id, or the purchase number of a charge. */
export const paymentId = ({ refundID, purchaseNumber }: UnsettledPaymentResponse): string =>
  refundID ?? purchaseNumber ?? ''

/** The guest's name, surnames first. */
export const guestName = ({ client }: UnsettledPaymentResponse): string =>
  `${client.surnames}, ${client.names}`

/** Converts a listed payment for the settlement actions. */
export const openPayment = (payment: UnsettledPaymentResponse): OpenPayment => ({
  id: paymentId(payment),
  problem: payment.problem,
  amount: payment.amount,
  isByCard: payment.purchaseNumber !== null,
  reservation: payment.reservation.number,
  client: guestName(payment),
})
