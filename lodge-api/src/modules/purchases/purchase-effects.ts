import { solesFromCentimos } from 'shared-ui/rules/money'
import type { DatabaseTransaction } from '../../database/connect.ts'
import type { ReservationEventTable } from '../../database/schema.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { freeNightsOfPurchase, freeNightsOfReservation, lockRooms } from '../nights/nights-service.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import { changeReservationState, eraseReservation } from '../reservations/reservations-service.ts'
import type { EffectName, PurchaseEvent } from './purchase-states.ts'
import { listItems, type Purchase } from './purchases-repository.ts'

/** A transition that has just been written, within its transaction. */
export type Happening = {
  lodge: Lodge
  transaction: DatabaseTransaction
  /** As it stands after the transition. */
  purchase: Purchase
  event: PurchaseEvent
  now: number
}

type Effect = (happening: Happening) => Promise<void>

type Reserved = { reservationId: string; roomId: string; state: string; total: number }

/** The reservations of a purchase, in the order of its items. */
async function reservationsOf({ transaction, purchase }: Happening): Promise<Reserved[]> {
  const items = await listItems(transaction, purchase.purchase_number)
  return items.flatMap(({ reservation_id, room_id, reservation_state, total }) =>
    reservation_id === null || reservation_state === null
      ? []
      : [{ reservationId: reservation_id, roomId: room_id, state: reservation_state, total }],
  )
}

type EventKind = ReservationEventTable['kind']

async function recordForEach(happening: Happening, kind: EventKind, by?: string): Promise<void> {
  const { transaction, now } = happening
  for (const { reservationId, total } of await reservationsOf(happening)) {
    const facts = { card: solesFromCentimos(total) }
    const event = { reservation_id: reservationId, kind, facts }
    await recordEvent(transaction, by === undefined ? event : { ...event, by }, now)
  }
}

async function releaseHold({ lodge, transaction, purchase }: Happening): Promise<void> {
  const items = await listItems(transaction, purchase.purchase_number)
  await lockRooms(
    lodge.database,
    transaction,
    items.map(({ room_id }) => room_id),
  )
  await freeNightsOfPurchase(transaction, purchase.purchase_number)
}

/** The charge stands and so do the reservations: guest and lodge are written to. */
async function confirmReservations(happening: Happening): Promise<void> {
  const { transaction, now } = happening
  for (const { reservationId } of await reservationsOf(happening)) {
    await changeReservationState(transaction, reservationId, { from: ['pending'], to: 'confirmed' })
    await recordEvent(transaction, { reservation_id: reservationId, kind: 'confirmed' }, now)
    for (const template of ['reservation-confirmed', 'reservation-notice'] as const) {
      await enqueueJob(transaction, now, { kind: 'mail', payload: { template, reservationId } })
    }
  }
}

async function freeNights({ lodge, transaction }: Happening, reserved: readonly Reserved[]): Promise<void> {
  await lockRooms(
    lodge.database,
    transaction,
    reserved.map(({ roomId }) => roomId),
  )
  for (const { reservationId } of reserved) await freeNightsOfReservation(transaction, reservationId)
}

/** The reservations did not come to be; their nights are free again. One that staff deleted stays deleted. */
async function failReservations(happening: Happening): Promise<void> {
  const { transaction } = happening
  const reserved = await reservationsOf(happening)
  for (const { reservationId } of reserved) {
    await changeReservationState(transaction, reservationId, { from: ['pending'], to: 'failed' })
  }
  await freeNights(happening, reserved)
}

/** The bank denied the charge while the guest waited: the reservations never came to be, and their clients' data are erased. */
async function eraseReservations(happening: Happening): Promise<void> {
  const reserved = await reservationsOf(happening)
  await freeNights(happening, reserved)
  for (const { reservationId } of reserved) await eraseReservation(happening.transaction, reservationId)
}

const ENDING_EVENTS = {
  never_charged: 'never_charged',
  denied_late: 'denied_late',
  returned: 'charge_returned',
} as const satisfies Partial<Record<Purchase['state'], EventKind>>
type Ending = keyof typeof ENDING_EVENTS

const isEnding = (state: Purchase['state']): state is Ending => state in ENDING_EVENTS

/** M-01: the history, the guest and the lodge are told how an interrupted payment ended. */
async function reportEnding(happening: Happening): Promise<void> {
  const { transaction, purchase, now } = happening
  const ending = purchase.state
  if (!isEnding(ending)) return
  await recordForEach(happening, ENDING_EVENTS[ending])
  for (const { reservationId } of await reservationsOf(happening)) {
    const payload = { template: 'payment-ended', reservationId, ending } as const
    await enqueueJob(transaction, now, { kind: 'mail', payload })
  }
}

export const effects: Record<EffectName, Effect> = {
  releaseHold,
  recordSent: (happening) => recordForEach(happening, 'payment_sent'),
  confirmReservations,
  failReservations,
  eraseReservations,
  recordUnanswered: (happening) => recordForEach(happening, 'payment_unanswered'),
  recordReturning: (happening) => recordForEach(happening, 'charge_returning'),
  recordReturnedByHand: (happening) =>
    recordForEach(
      happening,
      'charge_returned_by_hand',
      happening.event.type === 'returned_by_hand' ? happening.event.by : '',
    ),
  reportEnding,
}
