import type { Database, DatabaseTransaction } from '../../database/connect.ts'
import { lockPurchaseOf, lockReservationRow } from './purchases-repository.ts'

/**
 * On PostgreSQL, locks a reservation and, before it, the purchase that pays it, until the transaction ends; rooms are locked after them.
 * SQLite has one writer at a time as it is.
 */
export async function lockReservation(
  { engine }: Pick<Database, 'engine'>,
  transaction: DatabaseTransaction,
  reservationId: string,
): Promise<void> {
  if (engine === 'sqlite') return
  await lockPurchaseOf(transaction, reservationId)
  await lockReservationRow(transaction, reservationId)
}
