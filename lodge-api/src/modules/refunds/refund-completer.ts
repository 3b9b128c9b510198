import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { isLeaseFree, nextLease } from '../../database/lease.ts'
import type { Lodge } from '../../lodge.ts'
import {
  type PaymentProvider,
  ProviderUnavailable,
  type RefundWindow,
} from '../../payments/payment-provider.ts'
import { dueTimes, paymentLeaseLength } from '../purchases/completion/purchase-lease.ts'
import { chargedAt } from '../purchases/payment/charge-instant.ts'
import type { RefundEvent } from './refund-states.ts'
import { impossibleReason, retryAfterRefusal } from './refund-terms.ts'
import { transitionRefund } from './refund-transition.ts'
import {
  findCharge,
  findLockedRefund,
  listDue,
  type Refund,
  releaseAllLeases,
  releaseLease,
  updateRefund,
} from './refunds-repository.ts'

const LONGEST_RETRY_MS = 10 * MINUTE_MS
/** Longest wait before the next attempt at a refund, in ms: two business days may be ten days apart. */
const LONGEST_WAIT_MS = 10 * 24 * 60 * MINUTE_MS

/** Lists the refunds whose next attempt is due and that nobody owns, those that waited longest first. */
export async function listDueRefunds(lodge: Lodge, limit: number): Promise<string[]> {
  return listDue(lodge.database.kysely, await dueTimes(lodge, LONGEST_WAIT_MS), limit)
}

/** Ends every lease on a refund. */
export async function endRefundLeases(executor: Executor): Promise<void> {
  await releaseAllLeases(executor)
}

/** A refund that this server is about to request, under its lease. */
type Claim = { refund: Refund; provider: PaymentProvider; window: RefundWindow; transactionId: string }

/** Returns half the time that the refund has waited, at least one minute and at most ten, in ms. */
const retryWait = ({ ordered_at }: Refund, now: number): number =>
  Math.min(LONGEST_RETRY_MS, Math.max(MINUTE_MS, (now - Date.parse(ordered_at)) / 2))

/**
 * Moves a due refund to `asking` under a new lease, in one transaction, before anything is sent. A refund whose request was
 * interrupted becomes `unclear`, one that the provider cannot execute becomes `manual`. Returns null if there is nothing to send.
 */
const claimDue = (lodge: Lodge, refundId: string): Promise<Claim | null> =>
  lodge.database.transaction(async (transaction) => {
    const refund = await findLockedRefund(lodge.database, transaction, refundId)
    if (!refund || refund.next_attempt_at === null || refund.purchase_number === null) return null
    const leaseNow = await lodge.leaseClock(transaction)
    const length = paymentLeaseLength(lodge)
    if (!isLeaseFree(refund.lease_until, { now: leaseNow, length })) return null
    if (refund.state === 'asking') {
      await transitionRefund(lodge, transaction, { refundId, event: { type: 'interrupted' } })
      return null
    }
    const route = await routeOf(lodge, transaction, refund)
    if (!route) return null
    await transitionRefund(lodge, transaction, { refundId, event: { type: 'sent' } })
    const { number, until } = nextLease(refund.lease_number, { now: leaseNow, length })
    await updateRefund(transaction, refundId, { lease_number: number, lease_until: until })
    return { ...route, refund: { ...refund, lease_number: number } }
  })

/**
 * Returns the provider of a refund. Returns null, and updates the refund, if the provider is not configured, its window is not open
 * yet (both scheduled again) or it can never refund the charge (`manual`).
 */
async function routeOf(lodge: Lodge, transaction: DatabaseTransaction, refund: Refund) {
  const charge = await findCharge(transaction, refund.purchase_number ?? 0)
  const now = lodge.clock()
  const provider = charge && lodge.payments.find({ ...charge, merchantId: charge.merchant_id })
  if (!provider) {
    const next_attempt_at = instantText(now + retryWait(refund, now))
    await updateRefund(transaction, refund.id, { problem: 'not_configured', next_attempt_at })
    return null
  }
  const window = provider.refundWindow({ brand: charge.brand, chargedAt: chargedAt(charge) })
  const problem = impossibleReason(window, now)
  if (problem) {
    await transitionRefund(lodge, transaction, {
      refundId: refund.id,
      event: { type: 'impossible', problem },
    })
    return null
  }
  if (window.kind === 'window' && now < window.opensAt) {
    await updateRefund(transaction, refund.id, { next_attempt_at: instantText(window.opensAt) })
    return null
  }
  return { provider, window, transactionId: charge.transaction_id }
}

/** Requests the refund once and returns the resulting event. */
async function request(
  lodge: Lodge,
  { refund, provider, window, transactionId }: Claim,
): Promise<RefundEvent> {
  const { reference, amount, lease_number: lease } = refund
  const now = () => lodge.clock()
  try {
    const outcome = await provider.refund({ transactionId, reference: reference ?? '', amount })
    if (outcome.kind === 'done') return { type: 'accepted' }
    lodge.log.warn({ refund: refund.id, ...outcome }, 'The provider did not execute a refund')
    if (outcome.kind === 'unclear') return { type: 'unclear', lease }
    const retryAt = retryAfterRefusal(window, { orderedAt: Date.parse(refund.ordered_at), now: now() })
    return retryAt === null ? { type: 'refused_for_good', lease } : { type: 'refused', retryAt, lease }
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      lodge.log.warn({ refund: refund.id, reason: error.message }, 'A refund could not be requested yet')
      return { type: 'not_sent', retryAt: now() + retryWait(refund, now()), lease }
    }
    // The request may have left before this error, so the outcome is unknown and staff must find out.
    lodge.log.error({ err: error, refund: refund.id }, 'A refund request ended without an outcome')
    return { type: 'unclear', lease }
  }
}

/**
 * Takes one step of a due refund: requests it once from the provider that charged the card. It is never sent again after an unclear
 * response, a lost one or a crash. Database errors are thrown.
 */
export async function completeRefund(lodge: Lodge, refundId: string): Promise<void> {
  const claim = await claimDue(lodge, refundId)
  if (!claim) return
  const event = await request(lodge, claim)
  await lodge.database.transaction(async (transaction) => {
    await transitionRefund(lodge, transaction, { refundId, event })
    await releaseLease(transaction, claim.refund)
  })
}
