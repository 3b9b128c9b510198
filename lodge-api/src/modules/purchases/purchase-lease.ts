import type { DatabaseTransaction } from '../../database/connect.ts'
import { leaseLength, nextLease } from '../../database/lease.ts'
import type { Lodge } from '../../lodge.ts'
import { lockPurchase, type Purchase, updatePurchase } from './purchases-repository.ts'

/** How long a lease of this lodge's payments lasts, in ms. */
export const paymentLeaseLength = ({ payments, config }: Lodge): number =>
  leaseLength(payments.longestExchangeMs, config.paymentLeaseSeconds)

/** Makes this server the purchase's owner under the next number, from now on for a lease's length. */
export async function takeLease(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  purchaseNumber: number,
): Promise<Purchase> {
  const purchase = await lockPurchase(lodge.database, transaction, purchaseNumber)
  const now = await lodge.leaseClock(transaction)
  const { number, until } = nextLease(purchase.lease_number, { now, length: paymentLeaseLength(lodge) })
  await updatePurchase(transaction, purchaseNumber, { lease_number: number, lease_until: until })
  return { ...purchase, lease_number: number, lease_until: until }
}

/** Ends a lease, if it is still the current one. */
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
