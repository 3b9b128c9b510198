import { instantText } from '../../database/instants.ts'
import { isDue, isLeaseFree } from '../../database/lease.ts'
import type { Lodge } from '../../lodge.ts'
import {
  type ApprovedCharge,
  type LookupOutcome,
  type PaymentProvider,
  ProviderUnavailable,
} from '../../payments/payment-provider.ts'
import { dueTimes, paymentLeaseLength, releaseLease, takeLease } from './purchase-lease.ts'
import type { PurchaseEvent } from './purchase-states.ts'
import { findLocked, type Purchase, type PurchaseValues, updatePurchase } from './purchases-repository.ts'
import { settlePurchase } from './settle-purchase.ts'
import { transition } from './transition.ts'

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const SHORTEST_RETRY_MS = 5 * SECOND_MS
const LONGEST_RETRY_MS = 10 * MINUTE_MS
/** No attempt at a purchase is planned further ahead, in ms. */
const LONGEST_WAIT_MS = 2 * 60 * MINUTE_MS

/** Purchase numbers whose next attempt is due and that nobody owns, those that waited longest first. */
export async function listDuePurchases(lodge: Lodge, limit: number): Promise<number[]> {
  const times = await dueTimes(lodge, LONGEST_WAIT_MS)
  const due = await lodge.database.kysely
    .selectFrom('purchase')
    .select('purchase_number')
    .where(isDue('purchase', times))
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute()
  return due.map(({ purchase_number }) => purchase_number)
}

/**
 * Becomes the owner of a due purchase. One whose own charge was cut off moves to `unknown` first. Null where another server was quicker,
 * or nothing is left to do.
 */
const claimDue = (lodge: Lodge, purchaseNumber: number): Promise<Purchase | null> =>
  lodge.database.transaction(async (transaction) => {
    const purchase = await findLocked(lodge.database, transaction, purchaseNumber)
    if (!purchase || purchase.next_attempt_at === null) return null
    const now = await lodge.leaseClock(transaction)
    if (!isLeaseFree(purchase.lease_until, { now, length: paymentLeaseLength(lodge) })) return null
    if (purchase.state === 'charging') {
      await transition(lodge, transaction, { purchaseNumber, event: { type: 'interrupted' } })
    }
    return takeLease(lodge, transaction, purchaseNumber)
  })

const chargeOf = (purchase: Purchase): ApprovedCharge => ({
  purchaseNumber: String(purchase.purchase_number),
  amount: purchase.charged ?? purchase.total,
  transactionId: purchase.transaction_id,
  traceNumber: purchase.trace_number,
  transactionDate: purchase.transaction_date,
  signature: purchase.signature,
  card: purchase.card,
  brand: purchase.brand,
  actionDescription: purchase.action_description,
})

/** What the provider says of a purchase, as an event; null where it must be asked again later. */
function eventOfLookup(lodge: Lodge, purchase: Purchase, found: LookupOutcome): PurchaseEvent | null {
  switch (found.kind) {
    case 'approved':
      return { type: 'approved', charge: found.charge }
    case 'denied':
      return { type: 'denied', denial: found.denial }
    case 'voided':
      return { type: 'voided' }
    case 'absent':
      return waitAfterAbsent(lodge, purchase) === null
        ? { type: 'absent', lease: purchase.lease_number }
        : null
  }
}

/**
 * The wait before the next look at a charge that the provider does not know, in ms; null after the last look. It may still be on its way,
 * so it is given up only after all the looks of `PAYMENT_LOOKUP_SECONDS`.
 */
function waitAfterAbsent({ config }: Lodge, { state, attempts }: Purchase): number | null {
  if (state === 'never_charged') return null
  const [before = 0, after] = config.paymentLookupSeconds.slice(attempts, attempts + 2)
  return after === undefined ? null : Math.max(0, after - before) * SECOND_MS
}

/** Waits half as long again as the state has lasted, between five seconds and ten minutes. */
function retryWait(purchase: Purchase, now: number): number {
  const lasted = now - Date.parse(purchase.state_at)
  return Math.min(LONGEST_RETRY_MS, Math.max(SHORTEST_RETRY_MS, lasted / 2))
}

/** Plans the next attempt of an owned purchase and ends its lease; a purchase that has moved on meanwhile keeps its own plan. */
const postpone = (
  lodge: Lodge,
  purchase: Purchase,
  { wait, values }: { wait: number | null; values: PurchaseValues },
): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const current = await findLocked(lodge.database, transaction, purchase.purchase_number)
    if (current?.lease_number === purchase.lease_number && current.state === purchase.state) {
      const next_attempt_at = wait === null ? null : instantText(lodge.clock() + wait)
      await updatePurchase(transaction, purchase.purchase_number, { ...values, next_attempt_at })
    }
    await releaseLease(transaction, purchase)
  })

async function returnCharge(lodge: Lodge, provider: PaymentProvider, purchase: Purchase): Promise<void> {
  await provider.cancel(chargeOf(purchase))
  await settlePurchase(lodge, purchase, { type: 'voided' })
}

async function lookUpCharge(lodge: Lodge, provider: PaymentProvider, purchase: Purchase): Promise<void> {
  const found = await provider.lookup(String(purchase.purchase_number))
  const event = eventOfLookup(lodge, purchase, found)
  const result = event && (await settlePurchase(lodge, purchase, event))
  if (result?.kind === 'moved') return
  // Nothing new: an absent charge is looked for again, and after the last look no more.
  const values = { attempts: purchase.attempts + 1, problem: '' } as const
  await postpone(lodge, purchase, { wait: waitAfterAbsent(lodge, purchase), values })
}

/**
 * Takes one step towards the ending of a due purchase: looks up a charge whose answer was lost, or returns a charge that has no
 * reservation. What cannot be done now is planned again. Errors of the database are thrown.
 */
export async function completePurchase(lodge: Lodge, purchaseNumber: number): Promise<void> {
  const purchase = await claimDue(lodge, purchaseNumber)
  if (!purchase) return
  const provider = lodge.payments.find({ ...purchase, merchantId: purchase.merchant_id })
  const postponed = (problem: Purchase['problem']) =>
    postpone(lodge, purchase, { wait: retryWait(purchase, lodge.clock()), values: { problem } })
  if (!provider) return postponed('not_configured')
  try {
    await (purchase.state === 'returning'
      ? returnCharge(lodge, provider, purchase)
      : lookUpCharge(lodge, provider, purchase))
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    lodge.log.warn({ purchaseNumber, reason: error.message }, 'A purchase could not be settled yet')
    await postponed('unreachable')
  }
}
