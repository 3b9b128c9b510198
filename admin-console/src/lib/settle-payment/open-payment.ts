import { type SettleAction, UNSETTLED_WORDS } from 'shared-ui/copy/unsettled-payments'
import type { UnsettledProblem } from 'shared-ui/validators/unsettled-payment'

/** A charge or refund that waits for staff, wherever it is shown. */
export type OpenPayment = {
  /** The refund's id, or the purchase number of a charge. */
  id: string
  problem: UnsettledProblem
  /** In soles. */
  amount: number
  /** Whether a card paid it, so that the provider can be asked to return it. */
  isByCard: boolean
  /** The number of its reservation. */
  reservation: string
  /** Whose it is. */
  client: string
}

/** An action on a payment that staff were asked to confirm. */
export type PendingSettlement = { action: SettleAction; payment: OpenPayment }

/** What staff can do with a payment, the usual action first. A refund that no card paid is never requested from the provider. */
export const settleActions = ({ problem, isByCard }: OpenPayment) =>
  UNSETTLED_WORDS[problem].actions.filter(({ action }) => action !== 'retry' || isByCard)
