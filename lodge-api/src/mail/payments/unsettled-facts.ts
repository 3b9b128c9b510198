import type { Centimos } from 'shared-ui/rules/money'
import type { UnsettledProblem } from 'shared-ui/validators/unsettled-payment'
import type { Executor } from '../../database/connect.ts'

/** A charge or a refund that does not settle by itself, as the notice to the lodge lists it. Amounts in céntimos. */
export type UnsettledFacts = {
  /** What is owed by hand has a mail of its own. */
  problem: Exclude<UnsettledProblem, 'refund_manual'>
  /** Empty for a refund that no purchase is known for. */
  purchaseNumber: string
  amount: Centimos
  /** Since when it has been in this state (ISO 8601, UTC). */
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
    .select('purchase.problem')
    .where('purchase_item.reservation_id', '=', reservationId)
    .where('purchase.state', 'in', ['charging', 'unknown', 'returning'])
    .where('purchase.alerted_at', 'is not', null)
    .execute()
  return charges.map((charge) => ({
    problem: charge.state === 'returning' ? 'charge_returning' : 'charge_unknown',
    purchaseNumber: String(charge.purchase_number),
    amount: charge.total,
    since: charge.state_at,
    isNotConfigured: charge.problem === 'not_configured',
  }))
}

async function readOpenRefunds(executor: Executor, reservationId: string): Promise<UnsettledFacts[]> {
  const refunds = await executor
    .selectFrom('refund')
    .select(['purchase_number', 'state', 'amount', 'state_at', 'problem'])
    .where('reservation_id', '=', reservationId)
    .where(({ eb, and, or }) =>
      or([eb('state', '=', 'unclear'), and([eb('state', '=', 'waiting'), eb('alerted_at', 'is not', null)])]),
    )
    .orderBy('id')
    .execute()
  return refunds.map((refund) => ({
    problem: refund.state === 'unclear' ? 'refund_unclear' : 'refund_waiting',
    purchaseNumber: refund.purchase_number === null ? '' : String(refund.purchase_number),
    amount: refund.amount,
    since: refund.state_at,
    isNotConfigured: refund.problem === 'not_configured',
  }))
}
