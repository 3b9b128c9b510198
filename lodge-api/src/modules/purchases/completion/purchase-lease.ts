import type { DatabaseTransaction } from '../../../database/connect.ts'
import { type DueTimes, leaseLength, nextLease } from '../../../database/lease.ts'
import type { Lodge } from '../../../lodge.ts'
import { lockPurchase, type Purchase, updatePurchase } from '../purchases-repository.ts'

/** Returns the length of a lease on a payment, in ms. */
export const paymentLeaseLength = ({ payments, config }: Lodge): number =>
  leaseLength(payments.longestExchangeMs, config.paymentLeaseSeconds)

/** Returns the times by which `isDue` finds what to do now. */
export const dueTimes = async (lodge: Lodge, longestWait: number): Promise<DueTimes> => ({
  now: lodge.clock(),
  leaseNow: await lodge.leaseClock(lodge.database.kysely),
  length: paymentLeaseLength(lodge),
  longestWait,
})

/** Makes this server the owner of the purchase, under the next lease number. */
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
