import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { type Centimos, centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import { refundFor } from 'shared-ui/rules/money/refund-policy'
import { hasBegun } from 'shared-ui/rules/reservations/begun-stay'
import type { Cancellation as CancellationRequest } from 'shared-ui/validators/reservations/reservation-changes'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { paidForReservation } from '../folio/folio-balances.ts'
import { freeNightsOfReservation, lockRoom } from '../nights/nights-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { orderRefunds } from '../refunds/refunds-service.ts'
import { AmountsDiffer, BegunStayNotCancellable } from '../reservations/reservation-errors.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import { beginningOf, type StoredReservation } from '../reservations/reservations-service.ts'
import {
  checkStay,
  confirmedReservation,
  reservationAtVersion,
  writeAtVersion,
} from './active-reservation.ts'

/** A requested cancellation of the reservation `id`; amounts in soles, as shown to the sender. */
export type Cancellation = CancellationRequest & { id: string }

/** A cancellation and who makes it: a staff member, or null for the guest, whose cancellations are not in the audit log. */
type CancellationBy = { cancellation: Cancellation; actor: Actor | null }

/** What is refunded and what the lodge retains, in céntimos, and the rule that applies. */
type RefundShares = {
  card: Centimos
  desk: Centimos
  retained: Centimos
  percent: number
  daysAhead: number
}

/**
 * Calculates the refundable shares of what the card and the desk's payments paid for the stay in its present form. A guest who
 * cancels gets no money at the desk: that share is not retained, and the folio shows it as owed to the guest. Throws `AmountsDiffer`
 * if the sum differs from the one shown.
 */
async function settleByPolicy(
  transaction: DatabaseTransaction,
  row: StoredReservation,
  { cancellation, actor, now }: CancellationBy & { now: number },
): Promise<RefundShares> {
  const paid = await paidForReservation(transaction, row.id)
  const today = dayInLima(now)
  const card = refundFor(paid.card, row.in_date, today)
  const desk = refundFor(paid.desk, row.in_date, today)
  const given = { card: card.amount, desk: actor === null ? 0 : desk.amount }
  if (given.card + given.desk !== centimosFromSoles(cancellation.refund)) throw new AmountsDiffer()
  const retained = paid.card + paid.desk - card.amount - desk.amount
  return { ...given, retained, percent: card.percent, daysAhead: card.daysAhead }
}

async function recordCancellation(
  transaction: DatabaseTransaction,
  { row, cancellation, shares }: { row: StoredReservation; cancellation: Cancellation; shares: RefundShares },
  { actor, now }: { actor: Actor | null; now: number },
): Promise<void> {
  const { percent, daysAhead } = shares
  const money = { card: solesFromCentimos(shares.card), desk: solesFromCentimos(shares.desk) }
  const facts = { reason: cancellation.reason, percent, daysAhead, ...money }
  const event = { reservation_id: row.id, kind: 'cancelled', facts } as const
  await recordEvent(transaction, { ...event, ...(actor && { by: actor.username }) }, now)
  if (!actor) return
  const subject = { kind: 'reservation', id: row.id } as const
  const after = { state: 'cancelled', percent, ...money }
  await recordAuditEntry(
    transaction,
    { action: 'update', subject, before: { state: row.state }, after, actor },
    now,
  )
}

/** Like `cancelReservation`, within the caller's transaction. */
export async function cancelInTransaction(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { cancellation, actor }: CancellationBy,
): Promise<void> {
  const now = lodge.clock()
  await lockReservation(lodge.database, transaction, cancellation.id)
  const { room_id } = await confirmedReservation(transaction, cancellation.id)
  await lockRoom(lodge.database, transaction, room_id)
  const row = await reservationAtVersion(transaction, cancellation)
  checkStay(row, ['to_come'])
  // Cancelling forgives what is owed, which may be for nights that the guest slept here.
  if (hasBegun(beginningOf(row), dayInLima(now))) throw new BegunStayNotCancellable()
  const shares = await settleByPolicy(transaction, row, { cancellation, actor, now })
  const { retained } = shares
  await writeAtVersion(transaction, cancellation, { state: 'cancelled', retained })
  await freeNightsOfReservation(transaction, row.id)
  await recordCancellation(transaction, { row, cancellation, shares }, { actor, now })
  const card =
    row.purchase_number === null ? null : { purchaseNumber: row.purchase_number, amount: shares.card }
  const byHand = { card: 0, desk: shares.desk }
  await orderRefunds(lodge, transaction, { reservationId: row.id, cause: 'cancellation', card, byHand })
  if (cancellation.notice === 'none') return
  const payload = { template: 'reservation-cancelled', reservationId: row.id } as const
  await enqueueJob(transaction, now, { kind: 'mail', payload })
}

/**
 * Cancels a reservation: in one transaction its nights become free and the refunds of the policy are ordered; the provider is
 * requested afterwards. Throws `ReservationNotFound`, `ReservationNotActive`, `StayMarked` once the guest
 * has come or was marked as not coming, `BegunStayNotCancellable` after the entry day, `ChangedMeanwhile` or `AmountsDiffer`.
 */
export const cancelReservation = (lodge: Lodge, cancellation: Cancellation, actor: Actor): Promise<void> =>
  lodge.database.transaction((transaction) =>
    cancelInTransaction(lodge, transaction, { cancellation, actor }),
  )
