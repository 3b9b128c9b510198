import { solesFromCentimos } from 'shared-ui/rules/money/money'
import type { DatabaseTransaction } from '../../database/connect.ts'
import type { ReservationEventTable } from '../../database/schema.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { freeNightsOfPurchase, freeNightsOfReservation, lockRooms } from '../nights/nights-service.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import { changeReservationState, eraseReservation } from '../reservations/reservations-service.ts'
import type { EffectName, PurchaseEvent } from './purchase-states.ts'
import { listItems, type Purchase } from './purchases-repository.ts'

/** A transition that has just been written, with its transaction. */
export type WrittenTransition = {
  lodge: Lodge
  transaction: DatabaseTransaction
  /** The purchase after the transition. */
  purchase: Purchase
  event: PurchaseEvent
  now: number
}

type Effect = (written: WrittenTransition) => Promise<void>

type Reserved = { reservationId: string; roomId: string; state: string; total: number }

/** Returns the reservations of a purchase, in the order of its items. */
async function reservationsOf({ transaction, purchase }: WrittenTransition): Promise<Reserved[]> {
  const items = await listItems(transaction, purchase.purchase_number)
  return items.flatMap(({ reservation_id, room_id, reservation_state, total }) =>
    reservation_id === null || reservation_state === null
      ? []
      : [{ reservationId: reservation_id, roomId: room_id, state: reservation_state, total }],
  )
}

type EventKind = ReservationEventTable['kind']

async function recordForEach(written: WrittenTransition, kind: EventKind, by?: string): Promise<void> {
  const { transaction, now } = written
  for (const { reservationId, total } of await reservationsOf(written)) {
    const facts = { card: solesFromCentimos(total) }
    const event = { reservation_id: reservationId, kind, facts }
    await recordEvent(transaction, by === undefined ? event : { ...event, by }, now)
  }
}

async function releaseHold({ lodge, transaction, purchase }: WrittenTransition): Promise<void> {
  const items = await listItems(transaction, purchase.purchase_number)
  await lockRooms(
    lodge.database,
    transaction,
    items.map(({ room_id }) => room_id),
  )
  await freeNightsOfPurchase(transaction, purchase.purchase_number)
}

/** Confirms the reservations and mails guest and lodge. */
async function confirmReservations(written: WrittenTransition): Promise<void> {
  const { transaction, now } = written
  for (const { reservationId } of await reservationsOf(written)) {
    await changeReservationState(transaction, reservationId, { from: ['pending'], to: 'confirmed' })
    await recordEvent(transaction, { reservation_id: reservationId, kind: 'confirmed' }, now)
    for (const template of ['reservation-confirmed', 'reservation-notice'] as const) {
      await enqueueJob(transaction, now, { kind: 'mail', payload: { template, reservationId } })
    }
  }
}

async function freeNights(
  { lodge, transaction }: WrittenTransition,
  reserved: readonly Reserved[],
): Promise<void> {
  await lockRooms(
    lodge.database,
    transaction,
    reserved.map(({ roomId }) => roomId),
  )
  for (const { reservationId } of reserved) await freeNightsOfReservation(transaction, reservationId)
}

/** Marks the pending reservations as failed and frees their nights. One that staff deleted stays deleted. */
async function failReservations(written: WrittenTransition): Promise<void> {
  const { transaction } = written
  const reserved = await reservationsOf(written)
  for (const { reservationId } of reserved) {
    await changeReservationState(transaction, reservationId, { from: ['pending'], to: 'failed' })
  }
  await freeNights(written, reserved)
}

/** Frees the nights and erases the reservations with their clients' data: the bank denied the charge while the guest waited. */
async function eraseReservations(written: WrittenTransition): Promise<void> {
  const reserved = await reservationsOf(written)
  await freeNights(written, reserved)
  for (const { reservationId } of reserved) await eraseReservation(written.transaction, reservationId)
}

const ENDING_EVENTS = {
  never_charged: 'never_charged',
  denied_late: 'denied_late',
  returned: 'charge_returned',
} as const satisfies Partial<Record<Purchase['state'], EventKind>>
type Ending = keyof typeof ENDING_EVENTS

const isEnding = (state: Purchase['state']): state is Ending => state in ENDING_EVENTS

/** Records how an interrupted payment ended, and mails guest and lodge. */
async function reportEnding(written: WrittenTransition): Promise<void> {
  const { transaction, purchase, now } = written
  const ending = purchase.state
  if (!isEnding(ending)) return
  await recordForEach(written, ENDING_EVENTS[ending])
  for (const { reservationId } of await reservationsOf(written)) {
    const payload = { template: 'payment-ended', reservationId, ending } as const
    await enqueueJob(transaction, now, { kind: 'mail', payload })
  }
}

export const effects: Record<EffectName, Effect> = {
  releaseHold,
  recordSent: (written) => recordForEach(written, 'payment_sent'),
  confirmReservations,
  failReservations,
  eraseReservations,
  recordUnanswered: (written) => recordForEach(written, 'payment_unanswered'),
  recordReturning: (written) => recordForEach(written, 'charge_returning'),
  recordReturnedByHand: (written) =>
    recordForEach(
      written,
      'charge_returned_by_hand',
      written.event.type === 'returned_by_hand' ? written.event.by : '',
    ),
  reportEnding,
}
