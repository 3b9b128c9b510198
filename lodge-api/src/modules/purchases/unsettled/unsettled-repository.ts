import { sql } from 'kysely'
import type { DatabaseTransaction, Executor } from '../../../database/connect.ts'

// Literals, because SQLite does not use the partial indexes of open payments for parameters.
const OPEN_CHARGES = (['charging', 'unknown', 'returning'] as const).map((state) => sql.lit(state))
const OPEN_REFUNDS = (['waiting', 'asking', 'unclear', 'manual'] as const).map((state) => sql.lit(state))

/** Lists charges unsettled since `since` (ISO 8601) or earlier, each with its first reservation and client. */
export const listUnsettledCharges = (executor: Executor, since: string) =>
  executor
    .selectFrom('purchase')
    .innerJoin('purchase_item as item', 'item.purchase_number', 'purchase.purchase_number')
    .innerJoin('reservation', 'reservation.id', 'item.reservation_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .select(['purchase.purchase_number', 'purchase.state', 'purchase.total', 'purchase.state_at'])
    .select('purchase.charged')
    .select(['purchase.problem', 'purchase.alerted_at', 'reservation.id as reservation_id'])
    .select(['client.names', 'client.surnames', 'client.phone'])
    .where('purchase.state', 'in', OPEN_CHARGES)
    .where('purchase.state_at', '<=', since)
    .where('item.position', '=', 1)
    .orderBy('purchase.state_at')
    .limit(200)
    .execute()

/** Lists refunds that are not completed, each with charge, reservation and client. */
export const listOpenRefunds = (executor: Executor) =>
  executor
    .selectFrom('refund')
    .innerJoin('reservation', 'reservation.id', 'refund.reservation_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .leftJoin('purchase', 'purchase.purchase_number', 'refund.purchase_number')
    .select(['refund.id', 'refund.state', 'refund.amount', 'refund.state_at', 'refund.ordered_at'])
    .select(['refund.problem', 'refund.alerted_at', 'refund.purchase_number', 'refund.reservation_id'])
    .select(['client.names', 'client.surnames', 'client.phone'])
    .select(['purchase.provider', 'purchase.environment', 'purchase.merchant_id', 'purchase.brand'])
    .select(['purchase.transaction_id', 'purchase.transaction_date', 'purchase.state_at as charged_at'])
    .where('refund.state', 'in', OPEN_REFUNDS)
    .orderBy('refund.ordered_at')
    .limit(200)
    .execute()

/** Records at `at` that the lodge was mailed about a charge. Returns false if it already was. */
export async function markChargeAlerted(
  transaction: DatabaseTransaction,
  purchaseNumber: number,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('purchase')
    .set({ alerted_at: at })
    .where('purchase_number', '=', purchaseNumber)
    .where('alerted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Records at `at` that the lodge was mailed about a refund. Returns false if it already was. */
export async function markRefundAlerted(
  transaction: DatabaseTransaction,
  refundId: string,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('refund')
    .set({ alerted_at: at })
    .where('id', '=', refundId)
    .where('alerted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
