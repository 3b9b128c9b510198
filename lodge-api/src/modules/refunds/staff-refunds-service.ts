import type { DatabaseTransaction } from '../../database/connect.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { RefundNotOpen } from './refund-errors.ts'
import { nextReference } from './refund-reference.ts'
import type { RefundEvent } from './refund-states.ts'
import { transitionRefund } from './refund-transition.ts'
import { findLockedRefund, type Refund, updateRefund } from './refunds-repository.ts'

/** Applies an event reported by staff, with an audit entry. Throws `RefundNotOpen` if the refund has no transition for it. */
async function applyByStaff(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { refundId, event, actor }: { refundId: string; event: RefundEvent; actor: Actor },
): Promise<Refund> {
  const before = await findLockedRefund(lodge.database, transaction, refundId)
  const result = before && (await transitionRefund(lodge, transaction, { refundId, event }))
  if (result?.kind !== 'moved') throw new RefundNotOpen()
  const { refund } = result
  const subject = { kind: 'reservation', id: refund.reservation_id } as const
  const entry = {
    action: 'update',
    subject,
    before: { refund: refundId, state: before?.state },
    after: { refund: refundId, state: refund.state },
    actor,
  } as const
  await recordAuditEntry(transaction, entry, lodge.clock())
  return refund
}

/** Has a refund requested again that staff know was not executed. Throws `RefundNotOpen`. */
export const retryRefund = (lodge: Lodge, refundId: string, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const event = { type: 'retried', by: actor.username } as const
    const { reference } = await applyByStaff(lodge, transaction, { refundId, event, actor })
    if (reference === null) throw new RefundNotOpen()
    await updateRefund(transaction, refundId, { reference: nextReference(reference) })
  })

/** Records that staff paid a refund by other means. Throws `RefundNotOpen`. */
export const settleByHand = (lodge: Lodge, refundId: string, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const event = { type: 'paid_by_hand', by: actor.username } as const
    await applyByStaff(lodge, transaction, { refundId, event, actor })
  })

/** Records that the provider executed an unclear refund, as staff found out. Throws `RefundNotOpen`. */
export const confirmGiven = (lodge: Lodge, refundId: string, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const event = { type: 'given', by: actor.username } as const
    await applyByStaff(lodge, transaction, { refundId, event, actor })
  })
