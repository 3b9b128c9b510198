import type { Insertable, Selectable, Updateable } from 'kysely'
import type { RefundState } from 'shared-ui/validators/reservation'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { RefundTable } from '../../database/tables/refund-table.ts'

export type Refund = Selectable<RefundTable>

export const insertRefund = (transaction: DatabaseTransaction, refund: Insertable<RefundTable>) =>
  transaction.insertInto('refund').values(refund).execute()

/** What goes back for a reservation, oldest first. */
export const listRefunds = (executor: Executor, reservationId: string): Promise<Refund[]> =>
  executor
    .selectFrom('refund')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute()

/** A refund to a card, with what the provider knows its charge by. */
export const findCardRefund = (executor: Executor, id: string) =>
  executor
    .selectFrom('refund')
    .innerJoin('payment_attempt as payment', 'payment.purchase_number', 'refund.purchase_number')
    .selectAll('refund')
    .select(['payment.transaction_id'])
    .where('refund.id', '=', id)
    .executeTakeFirst()

/** Changes a refund if it is in one of the states `from`; whether it was. */
export async function moveRefund(
  executor: Executor,
  id: string,
  change: { from: RefundState[]; values: Updateable<RefundTable> },
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('refund')
    .set(change.values)
    .where('id', '=', id)
    .where('state', 'in', change.from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
