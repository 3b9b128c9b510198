import { MINUTE_MS, SECOND_MS } from 'shared-ui/rules/dates/durations'
import { instantText } from '../../../database/instants.ts'
import { isLeaseFree } from '../../../database/lease.ts'
import type { Lodge } from '../../../lodge.ts'
import {
  type ApprovedCharge,
  type LookupOutcome,
  type PaymentProvider,
  ProviderUnavailable,
} from '../../../payments/payment-provider.ts'
import type { PurchaseEvent } from '../purchase-states.ts'
import {
  findLocked,
  listDue,
  type Purchase,
  type PurchaseValues,
  releaseLease,
  updatePurchase,
} from '../purchases-repository.ts'
import { transition } from '../transition.ts'
import { dueTimes, paymentLeaseLength, takeLease } from './purchase-lease.ts'
import { settlePurchase } from './settle-purchase.ts'

const SHORTEST_RETRY_MS = 5 * SECOND_MS
const LONGEST_RETRY_MS = 10 * MINUTE_MS
/** Longest wait before the next attempt at a purchase, in ms. */
const LONGEST_WAIT_MS = 2 * 60 * MINUTE_MS

/** Lists the purchases whose next attempt is due and that nobody owns, those that waited longest first. */
export async function listDuePurchases(lodge: Lodge, limit: number): Promise<number[]> {
  return listDue(lodge.database.kysely, await dueTimes(lodge, LONGEST_WAIT_MS), limit)
}

/**
 * Takes the lease of a due purchase. One whose charge was interrupted moves to `unknown` first. Returns null if another server was
 * faster or nothing is left to do.
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

/** Converts the result of a look-up to an event; null if the provider must be asked again later. */
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
 * Returns the wait before the next look-up of a charge that the provider does not know, in ms; null after the last one. The charge
 * may still be on its way, so it is given up only after all intervals of `PAYMENT_LOOKUP_SECONDS`.
 */
function waitAfterAbsent({ config }: Lodge, { state, attempts }: Purchase): number | null {
  if (state === 'never_charged') return null
  const [before = 0, after] = config.paymentLookupSeconds.slice(attempts, attempts + 2)
  return after === undefined ? null : Math.max(0, after - before) * SECOND_MS
}

/** Returns half the time that the state has lasted, at least five seconds and at most ten minutes, in ms. */
function retryWait(purchase: Purchase, now: number): number {
  const lasted = now - Date.parse(purchase.state_at)
  return Math.min(LONGEST_RETRY_MS, Math.max(SHORTEST_RETRY_MS, lasted / 2))
}

/**
 * Schedules the next attempt of an owned purchase and ends its lease. A purchase that has changed state meanwhile keeps its own
 * schedule.
 */
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
  // No transition: look up an absent charge again later, or never after the last look-up.
  const values = { attempts: purchase.attempts + 1, problem: '' } as const
  await postpone(lodge, purchase, { wait: waitAfterAbsent(lodge, purchase), values })
}

/**
 * Takes one step towards the final state of a due purchase: looks up a charge without an outcome, or returns a charge that has no
 * reservation. If the provider is unreachable or not configured, the step is scheduled again. Database errors are thrown.
 */
export async function completePurchase(lodge: Lodge, purchaseNumber: number): Promise<void> {
  const purchase = await claimDue(lodge, purchaseNumber)
  if (!purchase) return
  const provider = lodge.payments.find({ ...purchase, merchantId: purchase.merchant_id })
  const postponeFor = (problem: Purchase['problem']) =>
    postpone(lodge, purchase, { wait: retryWait(purchase, lodge.clock()), values: { problem } })
  if (!provider) return postponeFor('not_configured')
  try {
    await (purchase.state === 'returning'
      ? returnCharge(lodge, provider, purchase)
      : lookUpCharge(lodge, provider, purchase))
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    lodge.log.warn({ purchaseNumber, reason: error.message }, 'A purchase could not be settled yet')
    await postponeFor('unreachable')
  }
}
