import { solesFromCentimos } from 'shared-ui/rules/money'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { ProviderUnavailable, type RefundOutcome } from '../../payments/payment-provider.ts'
import { type Actor, recordDeed } from '../audit/audit-service.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import { RefundNotOpen } from './refund-errors.ts'
import { findCardRefund, moveRefund, type Refund } from './refunds-repository.ts'

const HOUR_MS = 3_600_000
/** A charge is settled in a day or two, and cannot be refunded before; what is refused for so long is refused for good. */
const GIVEN_UP_AFTER_MS = 5 * 24 * HOUR_MS

const factsOf = ({ amount }: Pick<Refund, 'amount'>) => ({ card: solesFromCentimos(amount) })

/** Asks the provider; that it did not answer is noted where staff see it, and thrown on. */
async function askProvider(
  lodge: Lodge,
  refund: Refund & { transaction_id: string },
): Promise<RefundOutcome> {
  try {
    return await lodge.payments.refund({
      transactionId: refund.transaction_id,
      reference: refund.reference ?? '',
      amount: refund.amount,
    })
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      const values = { problem: 'unanswered' } as const
      await moveRefund(lodge.database.kysely, refund.id, { from: ['waiting'], values })
    }
    throw error
  }
}

async function finishRefund(
  transaction: DatabaseTransaction,
  refund: Refund,
  { state, now }: { state: 'done' | 'failed'; now: number },
): Promise<void> {
  const problem = state === 'done' ? '' : 'refused'
  const values = { state, problem, state_at: instantText(now) } as const
  if (!(await moveRefund(transaction, refund.id, { from: ['waiting'], values }))) return
  const { reservation_id } = refund
  const kind = state === 'done' ? 'refunded' : 'refund_failed'
  await recordEvent(transaction, { reservation_id, kind, facts: factsOf(refund) }, now)
  if (state === 'done') return
  const payload = { template: 'refund-failed', reservationId: reservation_id } as const
  await enqueueJob(transaction, now, { kind: 'mail', payload })
}

/**
 * Gives a part of a charge back through the provider, once, however often it is called: the reference is the refund's own. Gives
 * when to ask again, in epoch milliseconds, where the provider refuses for now; or null, with nothing left to do. After five days
 * of refusals staff are told, and it is theirs. Throws `ProviderUnavailable` where nothing is known: the same must be asked again.
 */
export async function settleRefund(lodge: Lodge, refundId: string): Promise<number | null> {
  const refund = await findCardRefund(lodge.database.kysely, refundId)
  if (refund?.state !== 'waiting') return null
  const outcome = await askProvider(lodge, refund)
  const now = lodge.clock()
  if (outcome.kind === 'refused') {
    lodge.log.warn({ refund: refundId, reason: outcome.reason }, 'refund refused by the provider')
    if (now - Date.parse(refund.ordered_at) < GIVEN_UP_AFTER_MS) {
      const values = { problem: 'refused' } as const
      await moveRefund(lodge.database.kysely, refundId, { from: ['waiting'], values })
      return now + HOUR_MS
    }
  }
  const state = outcome.kind === 'done' ? 'done' : 'failed'
  await lodge.database.transaction((transaction) => finishRefund(transaction, refund, { state, now }))
  return null
}

/** Lets staff move a refund on, with a line in its reservation's history. Throws `RefundNotOpen`. */
async function moveByStaff(
  transaction: DatabaseTransaction,
  refundId: string,
  move: {
    to: 'waiting' | 'desk'
    kind: 'refund_retried' | 'refund_by_hand'
    actor: Actor
    now: number
  },
): Promise<void> {
  const { to, kind, actor, now } = move
  const at = instantText(now)
  const values = {
    state: to,
    problem: '',
    state_at: at,
    ...(to === 'waiting' && { ordered_at: at }),
  } as const
  if (!(await moveRefund(transaction, refundId, { from: ['failed'], values }))) throw new RefundNotOpen()
  const refund = await findCardRefund(transaction, refundId)
  if (!refund) throw new RefundNotOpen()
  const { reservation_id } = refund
  await recordEvent(transaction, { reservation_id, kind, by: actor.username, facts: factsOf(refund) }, now)
  const subject = { kind: 'reservation', id: reservation_id } as const
  const after = { refund: refundId, state: to }
  await recordDeed(transaction, { action: 'update', subject, before: { state: 'failed' }, after, actor }, now)
}

/** Staff have a failed refund asked for anew. Throws `RefundNotOpen`. */
export const retryRefund = (lodge: Lodge, refundId: string, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    await moveByStaff(transaction, refundId, { to: 'waiting', kind: 'refund_retried', actor, now })
    await enqueueJob(transaction, now, { kind: 'refund', payload: { refundId } })
  })

/** Staff have given the money of a failed refund back by other means. Throws `RefundNotOpen`. */
export const settleByHand = (lodge: Lodge, refundId: string, actor: Actor): Promise<void> =>
  lodge.database.transaction((transaction) =>
    moveByStaff(transaction, refundId, { to: 'desk', kind: 'refund_by_hand', actor, now: lodge.clock() }),
  )
