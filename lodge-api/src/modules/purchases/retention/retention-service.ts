import type { DatabaseTransaction } from '../../../database/connect.ts'
import { instantText } from '../../../database/instants.ts'
import type { Lodge } from '../../../lodge.ts'
import { eraseReservation } from '../../reservations/reservations-service.ts'
import { findLocked, listItems, type Purchase, updatePurchase } from '../purchases-repository.ts'
import { deletePurchase, listForgettable, listIdentified } from './retention-repository.ts'

const DAY_MS = 86_400_000
/** How long payment data of people who did not book is retained, in ms. */
const RETENTION_MS = 30 * DAY_MS

/** Clears browser, tab and network, which are needed only while holds are counted and the page may request the outcome. */
const NO_IDENTIFIERS = { session_key: null, visit: '', tab: '', address_hash: '' } as const

/** Removes everything about the guest; the amounts of a returned charge remain for the books. */
const retainAmounts = (transaction: DatabaseTransaction, { purchase_number }: Purchase) =>
  updatePurchase(transaction, purchase_number, {
    ...NO_IDENTIFIERS,
    email: '',
    document_number: '',
    token_hash: null,
  })

/** Clears the browser and network of a purchase one day after it settled. */
export async function forgetIdentifiers({ database: { kysely }, clock }: Lodge): Promise<void> {
  for (const { purchase_number } of await listIdentified(kysely, instantText(clock() - DAY_MS))) {
    await updatePurchase(kysely, purchase_number, NO_IDENTIFIERS)
  }
}

async function erasePurchase(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  purchaseNumber: number,
): Promise<void> {
  const purchase = await findLocked(lodge.database, transaction, purchaseNumber)
  if (!purchase) return
  for (const { reservation_id } of await listItems(transaction, purchaseNumber)) {
    if (reservation_id !== null) await eraseReservation(transaction, reservation_id)
  }
  if (purchase.state === 'returned') await retainAmounts(transaction, purchase)
  else await deletePurchase(transaction, purchaseNumber)
}

/** Erases the data of people who did not book 30 days after their purchase ended, with the failed reservation. */
export async function forgetFailedPurchases(lodge: Lodge): Promise<void> {
  const before = instantText(lodge.clock() - RETENTION_MS)
  for (const { purchase_number } of await listForgettable(lodge.database.kysely, before)) {
    await lodge.database.transaction((transaction) => erasePurchase(lodge, transaction, purchase_number))
  }
}
