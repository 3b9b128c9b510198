import type { Insertable, Selectable, Updateable } from 'kysely'
import type { RefundState } from 'shared-ui/validators/payments/refund-states'
import type { Database, DatabaseTransaction, Executor } from '../../database/connect.ts'
import { type DueTimes, isDue } from '../../database/lease.ts'
import type { RefundTable } from '../../database/tables/refund-table.ts'

export type Refund = Selectable<RefundTable>
/** The columns that may be updated directly; only `transition` writes the state. */
export type RefundValues = Omit<Updateable<RefundTable>, 'state' | 'id'>

export const insertRefund = (transaction: DatabaseTransaction, refund: Insertable<RefundTable>) =>
  transaction.insertInto('refund').values(refund).execute()

/** Lists the refunds of a reservation, oldest first. */
export const listRefunds = (executor: Executor, reservationId: string): Promise<Refund[]> =>
  executor
    .selectFrom('refund')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute()

/** Reads a refund and, on PostgreSQL, locks it until the transaction ends. */
export const findLockedRefund = (
  { engine }: Pick<Database, 'engine'>,
  transaction: DatabaseTransaction,
  id: string,
): Promise<Refund | undefined> => {
  const query = transaction.selectFrom('refund').selectAll().where('id', '=', id)
  return (engine === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

/**
 * Writes a state and its values. Only `transition` calls it, under the refund's lock; the column type refuses any other update of
 * the state.
 */
export function writeRefundState(
  transaction: DatabaseTransaction,
  { id }: Pick<Refund, 'id'>,
  { state, values }: { state: RefundState; values: RefundValues },
): Promise<Refund> {
  const columns = { ...values, state } as RefundValues
  return transaction
    .updateTable('refund')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Updates columns other than the state. */
export const updateRefund = (executor: Executor, id: string, values: RefundValues) =>
  executor.updateTable('refund').set(values).where('id', '=', id).execute()

/** Lists the refunds whose next attempt is due and that nobody owns, those that waited longest first. */
export async function listDue(executor: Executor, times: DueTimes, limit: number): Promise<string[]> {
  const due = await executor
    .selectFrom('refund')
    .select('id')
    .where(isDue('refund', times))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
  return due.map(({ id }) => id)
}

/** Ends a lease if it is still the current one. */
export const releaseLease = (
  transaction: DatabaseTransaction,
  { id, lease_number }: Pick<Refund, 'id' | 'lease_number'>,
) =>
  transaction
    .updateTable('refund')
    .set({ lease_until: null })
    .where('id', '=', id)
    .where('lease_number', '=', lease_number)
    .execute()

/** Ends every lease on a refund. */
export const releaseAllLeases = (executor: Executor) =>
  executor.updateTable('refund').set({ lease_until: null }).where('lease_until', 'is not', null).execute()

/** Reads how the provider identifies a charge, and what limits its refunds. */
export const findCharge = (executor: Executor, purchaseNumber: number) =>
  executor
    .selectFrom('purchase')
    .select(['provider', 'environment', 'merchant_id', 'transaction_id', 'brand'])
    .select(['transaction_date', 'state_at'])
    .where('purchase_number', '=', purchaseNumber)
    .executeTakeFirst()
