import type { Centimos } from 'shared-ui/rules/money'
import type { RefundState } from 'shared-ui/validators/reservation'
import type { UnsettledProblem } from 'shared-ui/validators/unsettled-payment'
import type { Executor } from '../../database/connect.ts'

/** A charge or a refund that does not settle by itself, as the notice to the lodge lists it. Amounts in céntimos. */
export type UnsettledFacts = {
  problem: UnsettledProblem
  /** Empty for a refund that no purchase is known for. */
  purchaseNumber: string
  amount: Centimos
  /** Since when it is open (ISO 8601, UTC): a refund that is asked for again and again, since it was ordered. */
  since: string
  /** Whether the settings no longer name the provider that took the charge. */
  isNotConfigured: boolean
}

/**
 * Reads what of a reservation's charge and refunds is still open and has been reported to staff: what settled while the mail waited is
 * left out, and so is a refund that waits for its ordinary time.
 */
export async function readUnsettledFacts(
  executor: Executor,
  reservationId: string,
): Promise<UnsettledFacts[]> {
  return [
    ...(await readOpenCharges(executor, reservationId)),
    ...(await readOpenRefunds(executor, reservationId)),
  ]
}

async function readOpenCharges(executor: Executor, reservationId: string): Promise<UnsettledFacts[]> {
  const charges = await executor
    .selectFrom('purchase_item')
    .innerJoin('purchase', 'purchase.purchase_number', 'purchase_item.purchase_number')
    .select(['purchase.purchase_number', 'purchase.state', 'purchase.total', 'purchase.state_at'])
    .select('purchase.charged')
    .select('purchase.problem')
    .where('purchase_item.reservation_id', '=', reservationId)
    .where('purchase.state', 'in', ['charging', 'unknown', 'returning'])
    .where('purchase.alerted_at', 'is not', null)
    .execute()
  return charges.map((charge) => ({
    problem: charge.state === 'returning' ? 'charge_returning' : 'charge_unknown',
    purchaseNumber: String(charge.purchase_number),
    amount: charge.charged ?? charge.total,
    since: charge.state_at,
    isNotConfigured: charge.problem === 'not_configured',
  }))
}

const REFUND_PROBLEM: Partial<Record<RefundState, UnsettledProblem>> = {
  unclear: 'refund_unclear',
  manual: 'refund_manual',
}

async function readOpenRefunds(executor: Executor, reservationId: string): Promise<UnsettledFacts[]> {
  const refunds = await executor
    .selectFrom('refund')
    .select(['purchase_number', 'state', 'amount', 'ordered_at', 'state_at', 'problem'])
    .where('reservation_id', '=', reservationId)
    .where('state', 'in', ['waiting', 'asking', 'unclear', 'manual'])
    .where('alerted_at', 'is not', null)
    .orderBy('id')
    .execute()
  return refunds.map((refund) => {
    const problem = REFUND_PROBLEM[refund.state] ?? 'refund_waiting'
    return {
      problem,
      purchaseNumber: refund.purchase_number === null ? '' : String(refund.purchase_number),
      amount: refund.amount,
      since: problem === 'refund_waiting' ? refund.ordered_at : refund.state_at,
      isNotConfigured: refund.problem === 'not_configured',
    }
  })
}
