import type { Updateable } from 'kysely'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { FolioEntryTable } from '../../database/tables/folio-tables.ts'

export type FolioEntryRow = FolioEntryTable

export const insertEntry = (transaction: DatabaseTransaction, entry: FolioEntryTable) =>
  transaction.insertInto('folio_entry').values(entry).execute()

/** Returns the entry that a request with this key added, or undefined. */
export const findByRequestKey = (executor: Executor, key: string) =>
  executor.selectFrom('folio_entry').selectAll().where('request_key', '=', key).executeTakeFirst()

export const findEntry = (executor: Executor, id: string) =>
  executor.selectFrom('folio_entry').selectAll().where('id', '=', id).executeTakeFirst()

/** Lists the entries of a reservation, oldest first, voided ones included. */
export const listEntries = (executor: Executor, reservationId: string): Promise<FolioEntryRow[]> =>
  executor
    .selectFrom('folio_entry')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute()

/** Voids an entry unless it is voided. Returns whether it was not. */
export async function voidEntry(
  transaction: DatabaseTransaction,
  id: string,
  values: Pick<Updateable<FolioEntryTable>, 'voided_at' | 'voided_by' | 'void_reason'>,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('folio_entry')
    .set(values)
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns the confirmed card charge of a reservation, its share only, or undefined. */
export const findOnlinePayment = (executor: Executor, reservationId: string) =>
  executor
    .selectFrom('purchase_item')
    .innerJoin('purchase', 'purchase.purchase_number', 'purchase_item.purchase_number')
    .select(['purchase.purchase_number', 'purchase.state_at', 'purchase_item.total'])
    .where('purchase_item.reservation_id', '=', reservationId)
    .where('purchase.state', '=', 'confirmed')
    .executeTakeFirst()
