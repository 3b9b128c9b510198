import type { Database, DatabaseTransaction } from '../../database/connect.ts'
import { lockPurchaseOf, lockReservationRow } from './purchases-repository.ts'

/**
 * On PostgreSQL, locks the purchase that pays a reservation and then the reservation, until the transaction ends; rooms are locked
 * after them. SQLite has only one writer at a time and needs no lock.
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
