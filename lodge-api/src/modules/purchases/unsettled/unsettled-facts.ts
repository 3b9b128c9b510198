import type { RefundState } from 'shared-ui/validators/payments/refund-states'
import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'
import type { UnsettledProblem } from 'shared-ui/validators/payments/unsettled-payment'
import type { Executor } from '../../../database/connect.ts'
import type { UnsettledFacts } from '../../../mail/unsettled-facts.ts'
import { listRefunds, type Refund } from '../../refunds/refunds-service.ts'
import { findPurchaseOf, type Purchase } from '../purchases-repository.ts'

const CHARGE_PROBLEMS: Partial<Record<PaymentState, UnsettledProblem>> = {
  charging: 'charge_unknown',
  unknown: 'charge_unknown',
  returning: 'charge_returning',
}

const REFUND_PROBLEMS: Partial<Record<RefundState, UnsettledProblem>> = {
  waiting: 'refund_waiting',
  asking: 'refund_waiting',
  unclear: 'refund_unclear',
  manual: 'refund_manual',
}

/**
 * Returns the charge and refunds of a reservation that are still open and were reported to staff. Omits what has settled meanwhile,
 * and refunds that wait for their usual time.
 */
export async function unsettledFacts(executor: Executor, reservationId: string): Promise<UnsettledFacts[]> {
  const purchase = await findPurchaseOf(executor, reservationId)
  const refunds = await listRefunds(executor, reservationId)
  return [...(purchase ? chargeFacts(purchase) : []), ...refunds.flatMap(refundFacts)]
}

function chargeFacts(purchase: Purchase): UnsettledFacts[] {
  const problem = CHARGE_PROBLEMS[purchase.state]
  if (problem === undefined || purchase.alerted_at === null) return []
  return [
    {
      problem,
      purchaseNumber: String(purchase.purchase_number),
      amount: purchase.charged ?? purchase.total,
      since: purchase.state_at,
      isNotConfigured: purchase.problem === 'not_configured',
    },
  ]
}

function refundFacts(refund: Refund): UnsettledFacts[] {
  const problem = REFUND_PROBLEMS[refund.state]
  if (problem === undefined || refund.alerted_at === null) return []
  return [
    {
      problem,
      purchaseNumber: refund.purchase_number === null ? '' : String(refund.purchase_number),
      amount: refund.amount,
      since: problem === 'refund_waiting' ? refund.ordered_at : refund.state_at,
      isNotConfigured: refund.problem === 'not_configured',
    },
  ]
}
