import { solesFromCentimos } from 'shared-ui/rules/money'
import type { RefundState } from 'shared-ui/validators/reservation'
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

/** What an event did: it moved the refund, or the refund was settled already and stays as stored. */
export type RefundResult = { kind: 'moved'; refund: Refund } | { kind: 'settled'; refund: Refund }

type Happening = { transaction: DatabaseTransaction; refund: Refund; event: RefundEvent; now: number }

async function record(
  { transaction, refund, event, now }: Happening,
  kind: ReservationEventTable['kind'],
): Promise<void> {
  const facts = { card: solesFromCentimos(refund.amount) }
  const line = { reservation_id: refund.reservation_id, kind, facts }
  await recordEvent(transaction, 'by' in event ? { ...line, by: event.by } : line, now)
}

const sendMail = ({ transaction, refund, now }: Happening, template: 'refund-manual' | 'payment-unsettled') =>
  enqueueJob(transaction, now, {
    kind: 'mail',
    payload: { template, reservationId: refund.reservation_id },
  })

const EFFECTS: Record<RefundEffectName, (happening: Happening) => Promise<void>> = {
  recordDone: (happening) => record(happening, 'refunded'),
  /** M-05: the guest is told how the lodge pays, the lodge that it has to. */
  async recordManual(happening) {
    await record(happening, 'refund_manual')
    await sendMail(happening, 'refund-manual')
  },
  /** M-06: the lodge is told at once, since nothing goes on by itself. */
  async recordUnclear(happening) {
    await record(happening, 'refund_unclear')
    await sendMail(happening, 'payment-unsettled')
  },
  recordRetried: (happening) => record(happening, 'refund_retried'),
  recordGiven: (happening) => record(happening, 'refund_given'),
  recordPaidByHand: (happening) => record(happening, 'refund_by_hand'),
}

/** States that staff were told of by the transition's own mail. */
const ALERTED: readonly RefundState[] = ['unclear', 'manual']

function nextAttemptAt({ to }: RefundTransition, event: RefundEvent, now: number): string | null {
  if ('retryAt' in event) return instantText(event.retryAt)
  // An attempt is due as soon as its lease has ended, for a request as for the next one.
  return to === 'waiting' || to === 'asking' ? instantText(now) : null
}

const valuesOf = (taken: RefundTransition, event: RefundEvent, now: number): RefundValues => ({
  state_at: instantText(now),
  next_attempt_at: nextAttemptAt(taken, event, now),
  problem: 'problem' in event ? event.problem : (taken.problem ?? ''),
  ...(ALERTED.includes(taken.to) && { alerted_at: instantText(now) }),
  ...(event.type === 'retried' && { ordered_at: instantText(now), alerted_at: null }),
})

const holds = (guard: RefundGuard | undefined, refund: Refund, event: RefundEvent): boolean =>
  guard === undefined || ('lease' in event && event.lease === refund.lease_number)

/**
 * Applies an event to a refund: the only code that writes a refund's state. It locks the refund, takes the transition that the table has
 * for its state, writes the state and runs the effects, all in `transaction`. An event that the table does not have changes nothing and
 * returns the refund as stored. Null where there is no such refund.
 */
export async function transitionRefund(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { refundId, event }: { refundId: string; event: RefundEvent },
): Promise<RefundResult | null> {
  const refund = await findLockedRefund(lodge.database, transaction, refundId)
  if (!refund) return null
  const taken = REFUND_TRANSITIONS.find(
    ({ from, on, when }) => from === refund.state && on === event.type && holds(when, refund, event),
  )
  if (!taken) return { kind: 'settled', refund }
  const now = lodge.clock()
  const moved = await writeRefundState(transaction, refund, {
    state: taken.to,
    values: valuesOf(taken, event, now),
  })
  for (const name of taken.effects) await EFFECTS[name]({ transaction, refund: moved, event, now })
  return { kind: 'moved', refund: moved }
}
