import { instantBefore, RETENTION } from 'shared-ui/rules/privacy/retention'
import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'
import type { DatabaseTransaction } from '../../../database/connect.ts'
import { instantText } from '../../../database/instants.ts'
import type { Lodge } from '../../../lodge.ts'
import { eraseReservation } from '../../reservations/reservations-service.ts'
import { findLocked, listItems, type Purchase, updatePurchase } from '../purchases-repository.ts'
import { deletePurchase, FAILED_STATES, listForgettable, listIdentified } from './retention-repository.ts'

/** Clears browser, tab and network, which are needed only while holds are counted and the page may request the outcome. */
const NO_IDENTIFIERS = { session_key: null, visit: '', tab: '', address_hash: '' } as const

/** Removes everything about the guest from a purchase that has ended; its amounts remain for the books. */
export const erasePayer = (
  transaction: DatabaseTransaction,
  { purchase_number }: Pick<Purchase, 'purchase_number'>,
) =>
  updatePurchase(transaction, purchase_number, {
    ...NO_IDENTIFIERS,
    email: '',
    document_number: '',
    token_hash: null,
  })

/** Clears the browser and network of a purchase one day after it settled. */
export async function forgetIdentifiers({ database: { kysely }, clock }: Lodge): Promise<void> {
  const before = instantText(instantBefore(clock(), RETENTION.identifiers))
  for (const { purchase_number } of await listIdentified(kysely, before)) {
    await updatePurchase(kysely, purchase_number, NO_IDENTIFIERS)
  }
}

/** Whether a payment ended without a booking. */
export const isFailed = (state: PaymentState | null): boolean =>
  FAILED_STATES.some((failed) => failed === state)

/** Deletes a purchase that did not become a booking, with its reservation. The amounts of a returned charge remain. */
export async function eraseFailedPurchase(
  { database }: Pick<Lodge, 'database'>,
  transaction: DatabaseTransaction,
  purchaseNumber: number,
): Promise<void> {
  const purchase = await findLocked(database, transaction, purchaseNumber)
  if (!purchase || !isFailed(purchase.state)) return
  for (const { reservation_id } of await listItems(transaction, purchaseNumber)) {
    if (reservation_id !== null) await eraseReservation(transaction, reservation_id)
  }
  if (purchase.state === 'returned') await erasePayer(transaction, purchase)
  else await deletePurchase(transaction, purchaseNumber)
}

/** Erases the data of people who did not book 30 days after their purchase ended, with the failed reservation. */
export async function forgetFailedPurchases(lodge: Lodge): Promise<void> {
  const before = instantText(instantBefore(lodge.clock(), RETENTION.failedPurchases))
  for (const { purchase_number } of await listForgettable(lodge.database.kysely, before)) {
    await lodge.database.transaction((transaction) =>
      eraseFailedPurchase(lodge, transaction, purchase_number),
    )
  }
}
