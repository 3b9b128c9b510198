import { dayInLima } from 'shared-ui/rules/calendar-date'
import { type Centimos, centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money'
import { refundFor } from 'shared-ui/rules/refund-policy'
import type { Notice } from 'shared-ui/validators/reservation-changes'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { InvalidRequest } from '../../errors.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordDeed } from '../audit/audit-service.ts'
import { freeNightsOfReservation, lockRoom } from '../nights/nights-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { listRefunds, orderRefunds, paidByCard } from '../refunds/refunds-service.ts'
import { AmountsDiffer } from '../reservations/reservation-errors.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import type { StoredReservation } from '../reservations/reservations-service.ts'
import { writeChange } from './reservation-changes-repository.ts'
import { changedMeanwhile, confirmedReservation, reservationAtVersion } from './standing-reservation.ts'

/** A cancellation as it was seen and sent; amounts in soles. */
export type Cancelling = {
  id: string
  version: number
  reason: string
  paidAtDesk: number
  refund: number
  notice: Notice
}

/** What goes back of what was paid, in céntimos, and by which rule (P-08). */
type Settled = { card: Centimos; desk: Centimos; percent: number; daysAhead: number }

/**
 * P-08: the shares of what the card paid and of what was paid at the desk. What the card paid beyond the total is owed at the
 * desk already and no part of this. Throws `InvalidRequest` for more than can have been paid, `AmountsDiffer` for another sum
 * than was shown.
 */
async function settleByPolicy(
  transaction: DatabaseTransaction,
  row: StoredReservation,
  { cancelling, now }: { cancelling: Cancelling; now: number },
): Promise<Settled> {
  const byCard = Math.min(row.total, paidByCard(row, await listRefunds(transaction, row.id)))
  const atDesk = centimosFromSoles(cancelling.paidAtDesk)
  if (byCard + atDesk > row.total) throw new InvalidRequest({ paidAtDesk: 'amount_too_high' })
  const today = dayInLima(now)
  const card = refundFor(byCard, row.in_date, today)
  const desk = refundFor(atDesk, row.in_date, today)
  if (card.amount + desk.amount !== centimosFromSoles(cancelling.refund)) throw new AmountsDiffer()
  return { card: card.amount, desk: desk.amount, percent: card.percent, daysAhead: card.daysAhead }
}

async function recordCancelling(
  transaction: DatabaseTransaction,
  { row, cancelling, settled }: { row: StoredReservation; cancelling: Cancelling; settled: Settled },
  { actor, now }: { actor: Actor | null; now: number },
): Promise<void> {
  const { percent, daysAhead } = settled
  const money = { card: solesFromCentimos(settled.card), desk: solesFromCentimos(settled.desk) }
  const facts = { reason: cancelling.reason, percent, daysAhead, ...money }
  const event = { reservation_id: row.id, kind: 'cancelled', facts } as const
  await recordEvent(transaction, { ...event, ...(actor && { by: actor.username }) }, now)
  if (!actor) return
  const subject = { kind: 'reservation', id: row.id } as const
  const after = { state: 'cancelled', percent, ...money }
  await recordDeed(
    transaction,
    { action: 'update', subject, before: { state: row.state }, after, actor },
    now,
  )
}

/** Who gives a reservation up: a member of staff, or null for the guest (B-12), of whom the audit log does not tell. */
type GivingUp = { cancelling: Cancelling; actor: Actor | null }

/** `cancelReservation` as a part of the transaction that it is called in. */
export async function giveUpReservation(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { cancelling, actor }: GivingUp,
): Promise<void> {
  const now = lodge.clock()
  await lockReservation(lodge.database, transaction, cancelling.id)
  const { room_id } = await confirmedReservation(transaction, cancelling.id)
  await lockRoom(lodge.database, transaction, room_id)
  const row = await reservationAtVersion(transaction, cancelling)
  const settled = await settleByPolicy(transaction, row, { cancelling, now })
  const written = await writeChange(transaction, cancelling, { state: 'cancelled' })
  if (!written) throw await changedMeanwhile(transaction, row.id)
  await freeNightsOfReservation(transaction, row.id)
  await recordCancelling(transaction, { row, cancelling, settled }, { actor, now })
  const card =
    row.purchase_number === null ? null : { purchaseNumber: row.purchase_number, amount: settled.card }
  const order = { reservationId: row.id, cause: 'cancellation', card, desk: settled.desk } as const
  await orderRefunds(lodge, transaction, order)
  if (cancelling.notice === 'none') return
  const payload = { template: 'reservation-cancelled', reservationId: row.id } as const
  await enqueueJob(transaction, now, { kind: 'mail', payload })
}

/**
 * P-08: staff give a reservation up: its nights are free, and what goes back by the policy is ordered, in one transaction; the
 * provider is asked afterwards (`settleRefund`). Throws `ReservationNotFound`, `ReservationNotStanding`, `ChangedMeanwhile`,
 * `AmountsDiffer`, `InvalidRequest`.
 */
export const cancelReservation = (lodge: Lodge, cancelling: Cancelling, actor: Actor): Promise<void> =>
  lodge.database.transaction((transaction) => giveUpReservation(lodge, transaction, { cancelling, actor }))
