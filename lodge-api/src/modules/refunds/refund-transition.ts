import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { RefundState } from 'shared-ui/validators/payments/refund-states'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { ReservationEventTable } from '../../database/schema.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import {
  REFUND_TRANSITIONS,
  type RefundEffectName,
  type RefundEvent,
  type RefundGuard,
  type RefundTransition,
} from './refund-states.ts'
import { findLockedRefund, type Refund, type RefundValues, writeRefundState } from './refunds-repository.ts'

/** The effect of an event: it moved the refund to another state, or the refund remains as stored. */
export type RefundResult = { kind: 'moved'; refund: Refund } | { kind: 'settled'; refund: Refund }

type WrittenTransition = { transaction: DatabaseTransaction; refund: Refund; event: RefundEvent; now: number }

async function record(
  { transaction, refund, event, now }: WrittenTransition,
  kind: ReservationEventTable['kind'],
): Promise<void> {
  const facts = { card: solesFromCentimos(refund.amount) }
  const entry = { reservation_id: refund.reservation_id, kind, facts }
  await recordEvent(transaction, 'by' in event ? { ...entry, by: event.by } : entry, now)
}

const sendMail = (
  { transaction, refund, now }: WrittenTransition,
  template: 'refund-manual' | 'payment-unsettled',
) =>
  enqueueJob(transaction, now, {
    kind: 'mail',
    payload: { template, reservationId: refund.reservation_id },
  })

const EFFECTS: Record<RefundEffectName, (written: WrittenTransition) => Promise<void>> = {
  recordDone: (written) => record(written, 'refunded'),
  /** Informs the guest how the lodge pays, and the lodge that it has to. */
  async recordManual(written) {
    await record(written, 'refund_manual')
    await sendMail(written, 'refund-manual')
  },
  /** Alerts the lodge immediately, because nothing continues by itself. */
  async recordUnclear(written) {
    await record(written, 'refund_unclear')
    await sendMail(written, 'payment-unsettled')
  },
  recordRetried: (written) => record(written, 'refund_retried'),
  recordGiven: (written) => record(written, 'refund_given'),
  recordPaidByHand: (written) => record(written, 'refund_by_hand'),
}

/** States whose transition already mails staff. */
const ALERTED: readonly RefundState[] = ['unclear', 'manual']

function nextAttemptAt({ to }: RefundTransition, event: RefundEvent, now: number): string | null {
  if ('retryAt' in event) return instantText(event.retryAt)
  // Due immediately; for `asking`, as soon as the lease ends.
  return to === 'waiting' || to === 'asking' ? instantText(now) : null
}

const valuesOf = (found: RefundTransition, event: RefundEvent, now: number): RefundValues => ({
  state_at: instantText(now),
  next_attempt_at: nextAttemptAt(found, event, now),
  problem: 'problem' in event ? event.problem : (found.problem ?? ''),
  ...(ALERTED.includes(found.to) && { alerted_at: instantText(now) }),
  ...(event.type === 'retried' && { ordered_at: instantText(now), alerted_at: null }),
})

const holds = (guard: RefundGuard | undefined, refund: Refund, event: RefundEvent): boolean =>
  guard === undefined || ('lease' in event && event.lease === refund.lease_number)

/**
 * Applies an event to a refund; no other code writes a refund's state. Locks the refund, finds the transition for its state, writes
 * the new state and runs the effects, all in `transaction`. An event without a transition changes nothing and returns the refund as
 * stored. Returns null if the refund does not exist.
 */
export async function transitionRefund(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { refundId, event }: { refundId: string; event: RefundEvent },
): Promise<RefundResult | null> {
  const refund = await findLockedRefund(lodge.database, transaction, refundId)
  if (!refund) return null
  const found = REFUND_TRANSITIONS.find(
    ({ from, on, when }) => from === refund.state && on === event.type && holds(when, refund, event),
  )
  if (!found) return { kind: 'settled', refund }
  const now = lodge.clock()
  const moved = await writeRefundState(transaction, refund, {
    state: found.to,
    values: valuesOf(found, event, now),
  })
  for (const name of found.effects) await EFFECTS[name]({ transaction, refund: moved, event, now })
  return { kind: 'moved', refund: moved }
}
