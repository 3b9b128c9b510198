import type { Insertable, Selectable, Updateable } from 'kysely'
import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'
import type { Database, DatabaseTransaction, Executor } from '../../database/connect.ts'
import { type DueTimes, isDue } from '../../database/lease.ts'
import type { PurchaseItemTable, PurchaseTable } from '../../database/tables/purchase-tables.ts'

export type Purchase = Selectable<PurchaseTable>
/** The columns that may be updated directly; only `transition` writes the state. */
export type PurchaseValues = Omit<Updateable<PurchaseTable>, 'state' | 'purchase_number'>
export type NewItem = Omit<Insertable<PurchaseItemTable>, 'purchase_number' | 'position' | 'reservation_id'>

/** Inserts a purchase with its items and returns its number, which comes from the sequence. */
export async function insertPurchase(
  transaction: DatabaseTransaction,
  purchase: Insertable<PurchaseTable>,
  items: readonly NewItem[],
): Promise<number> {
  const { purchase_number } = await transaction
    .insertInto('purchase')
    .values(purchase)
    .returning('purchase_number')
    .executeTakeFirstOrThrow()
  const rows = items.map((item, index) => ({
    ...item,
    purchase_number,
    position: index + 1,
    reservation_id: null,
  }))
  await transaction.insertInto('purchase_item').values(rows).execute()
  return purchase_number
}

export const findPurchase = (executor: Executor, purchaseNumber: number): Promise<Purchase | undefined> =>
  executor.selectFrom('purchase').selectAll().where('purchase_number', '=', purchaseNumber).executeTakeFirst()

/** Reads a purchase and, on PostgreSQL, locks it until the transaction ends. Returns undefined if it does not exist. */
export const findLocked = (
  { engine }: Pick<Database, 'engine'>,
  transaction: DatabaseTransaction,
  purchaseNumber: number,
): Promise<Purchase | undefined> => {
  const query = transaction.selectFrom('purchase').selectAll().where('purchase_number', '=', purchaseNumber)
  return (engine === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst()
}

/** Like `findLocked`, but throws if the purchase does not exist. */
export async function lockPurchase(
  database: Pick<Database, 'engine'>,
  transaction: DatabaseTransaction,
  purchaseNumber: number,
): Promise<Purchase> {
  const purchase = await findLocked(database, transaction, purchaseNumber)
  if (!purchase) throw new Error('The purchase does not exist.')
  return purchase
}

/**
 * Writes a state and its values. Only `transition` calls it, under the purchase's lock; the column type refuses any other update of
 * the state.
 */
export function writeState(
  transaction: DatabaseTransaction,
  { purchase_number }: Pick<Purchase, 'purchase_number'>,
  { state, values }: { state: PaymentState; values: PurchaseValues },
): Promise<Purchase> {
  const columns = { ...values, state } as PurchaseValues
  return transaction
    .updateTable('purchase')
    .set(columns)
    .where('purchase_number', '=', purchase_number)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Updates columns other than the state. */
export const updatePurchase = (executor: Executor, purchaseNumber: number, values: PurchaseValues) =>
  executor.updateTable('purchase').set(values).where('purchase_number', '=', purchaseNumber).execute()

/** Lists the purchases whose next attempt is due and that nobody owns, those that waited longest first. */
export async function listDue(executor: Executor, times: DueTimes, limit: number): Promise<number[]> {
  const due = await executor
    .selectFrom('purchase')
    .select('purchase_number')
    .where(isDue('purchase', times))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
  return due.map(({ purchase_number }) => purchase_number)
}

/** Ends a lease if it is still the current one. */
export async function releaseLease(
  transaction: DatabaseTransaction,
  { purchase_number, lease_number }: Pick<Purchase, 'purchase_number' | 'lease_number'>,
): Promise<void> {
  await transaction
    .updateTable('purchase')
    .set({ lease_until: null })
    .where('purchase_number', '=', purchase_number)
    .where('lease_number', '=', lease_number)
    .execute()
}

/** Ends every lease on a purchase. */
export const releaseAllLeases = (executor: Executor) =>
  executor.updateTable('purchase').set({ lease_until: null }).where('lease_until', 'is not', null).execute()

/** Returns the items of a purchase in order, each with the state of its reservation (null if none). */
export const listItems = (executor: Executor, purchaseNumber: number) =>
  executor
    .selectFrom('purchase_item')
    .leftJoin('reservation', 'reservation.id', 'purchase_item.reservation_id')
    .selectAll('purchase_item')
    .select('reservation.state as reservation_state')
    .where('purchase_number', '=', purchaseNumber)
    .orderBy('position')
    .execute()

export type PurchaseItem = Awaited<ReturnType<typeof listItems>>[number]

/** Returns the purchase of a reservation with the reservation's share of the charge, or undefined if staff made it. */
export const findPurchaseOf = (executor: Executor, reservationId: string) =>
  executor
    .selectFrom('purchase_item')
    .innerJoin('purchase', 'purchase.purchase_number', 'purchase_item.purchase_number')
    .selectAll('purchase')
    .select('purchase_item.total as item_total')
    .where('purchase_item.reservation_id', '=', reservationId)
    .executeTakeFirst()

export const setReservation = (
  transaction: DatabaseTransaction,
  { purchase_number, position }: Pick<PurchaseItem, 'purchase_number' | 'position'>,
  reservationId: string,
) =>
  transaction
    .updateTable('purchase_item')
    .set({ reservation_id: reservationId })
    .where('purchase_number', '=', purchase_number)
    .where('position', '=', position)
    .execute()

/** On PostgreSQL, locks the purchase of a reservation, if any, until the transaction ends. */
export const lockPurchaseOf = (transaction: DatabaseTransaction, reservationId: string) =>
  transaction
    .selectFrom('purchase')
    .select('purchase_number')
    .where('purchase_number', 'in', (query) =>
      query
        .selectFrom('purchase_item')
        .select('purchase_item.purchase_number')
        .where('reservation_id', '=', reservationId),
    )
    .forNoKeyUpdate()
    .execute()

/** On PostgreSQL, locks a reservation until the transaction ends. */
export const lockReservationRow = (transaction: DatabaseTransaction, id: string) =>
  transaction.selectFrom('reservation').select('id').where('id', '=', id).forNoKeyUpdate().execute()
