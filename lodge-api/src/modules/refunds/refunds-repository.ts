import type { Insertable, Selectable, Updateable } from 'kysely'
import type { RefundState } from 'shared-ui/validators/reservation'
import type { Database, DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { RefundTable } from '../../database/tables/refund-table.ts'

export type Refund = Selectable<RefundTable>
/** What may be written beside the state; the state itself is `transition`'s alone. */
export type RefundValues = Omit<Updateable<RefundTable>, 'state' | 'id'>

export const insertRefund = (transaction: DatabaseTransaction, refund: Insertable<RefundTable>) =>
  transaction.insertInto('refund').values(refund).execute()

/** The refunds of a reservation, oldest first. */
export const listRefunds = (executor: Executor, reservationId: string): Promise<Refund[]> =>
  executor
    .selectFrom('refund')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute()

/** How many requests were ever made of a purchase: the next reference counts on from them. */
export const countReferences = async (executor: Executor, purchaseNumber: number): Promise<number> => {
  const { requests } = await executor
    .selectFrom('refund')
    .select(({ fn }) => fn.countAll<number>().as('requests'))
    .where('purchase_number', '=', purchaseNumber)
    .executeTakeFirstOrThrow()
  return requests
}

/** Reads a refund, and on PostgreSQL locks it until the transaction ends. */
export const findLockedRefund = (
  { engine }: Pick<Database, 'engine'>,
  transaction: DatabaseTransaction,
  id: string,
): Promise<Refund | undefined> => {
  const query = transaction.selectFrom('refund').selectAll().where('id', '=', id)
  return (engine === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

/**
 * Writes a state and what goes with it. Called by `transition` alone, under the refund's lock; every other update of the state is
 * refused by the type of the column.
 */
export function writeRefundState(
  transaction: DatabaseTransaction,
  { id }: Pick<Refund, 'id'>,
  { state, values }: { state: RefundState; values: RefundValues },
): Promise<Refund> {
  const written = { ...values, state } as RefundValues
  return transaction
    .updateTable('refund')
    .set(written)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Writes what is not the state. */
export const updateRefund = (executor: Executor, id: string, values: RefundValues) =>
  executor.updateTable('refund').set(values).where('id', '=', id).execute()

/** What the provider and its limits know a charge by. */
export const findCharge = (executor: Executor, purchaseNumber: number) =>
  executor
    .selectFrom('purchase')
    .select(['provider', 'environment', 'merchant_id', 'transaction_id', 'brand'])
    .select(['transaction_date', 'state_at'])
    .where('purchase_number', '=', purchaseNumber)
    .executeTakeFirst()
