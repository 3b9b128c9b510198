import { type SettleAction, UNSETTLED_WORDS } from 'shared-ui/copy/reservations/unsettled-payments'
import type { UnsettledProblem } from 'shared-ui/validators/payments/unsettled-payment'

/** A charge or refund that waits for staff. */
export type OpenPayment = {
  /** The refund's id, or the purchase number of a charge. */
  id: string
  problem: UnsettledProblem
  /** In soles. */
  amount: number
  /** Whether it was paid by card, so that the provider can return it. */
  isByCard: boolean
  /** The number of its reservation. */
  reservation: string
  /** The name of the client. */
  client: string
}

/** An action on a payment that awaits confirmation. */
export type PaymentSettlement = { action: SettleAction; payment: OpenPayment }

/** Returns the actions on a payment, the usual one first. A refund that was not paid by card is never requested from the provider. */
export const settleActions = ({ problem, isByCard }: OpenPayment) =>
  UNSETTLED_WORDS[problem].actions.filter(({ action }) => action !== 'retry' || isByCard)
