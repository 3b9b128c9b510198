import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { type ChangeRefund, changeRefund } from 'shared-ui/rules/money/change-refund'
import type { PaidForStay } from 'shared-ui/rules/money/folio'
import { type Centimos, centimosFromSoles, type Quote, solesFromCentimos } from 'shared-ui/rules/money/money'
import { changedStayProblem, faultyDate, stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { EventFactsResponse } from 'shared-ui/validators/reservations/reservation'
import type { Change, ChangeQuote, Notice } from 'shared-ui/validators/reservations/reservation-changes'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { reservationSearchText } from '../../database/queries/reservation-search-text.ts'
import { InvalidRequest } from '../../errors.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { paidForReservation } from '../folio/folio-service.ts'
import { freeNightsOfReservation, lockRooms, takeNights } from '../nights/nights-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { orderRefunds } from '../refunds/refunds-service.ts'
import { AmountsDiffer } from '../reservations/reservation-errors.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import { clientOfRow } from '../reservations/reservation-response.ts'
import type { StoredReservation } from '../reservations/reservations-service.ts'
import { roomOnOffer } from '../rooms/rooms-service.ts'
import {
  changedMeanwhile,
  checkStay,
  confirmedReservation,
  reservationAtVersion,
} from './active-reservation.ts'
import { changeCost, type PricedChange, toChangeQuote } from './change-quote.ts'
import { listForeignNights, writeChange } from './reservation-changes-repository.ts'

/** The requested nights (first and last) and room of a reservation. */
export type RequestedStay = Pick<Change, 'room' | 'inDate' | 'outDate'>

/** A requested change; amounts in soles, as shown to the sender. */
export type StayChange = Change & { id: string }

const FIELD_OF = { entry: 'inDate', departure: 'outDate' } as const

/** The stays whose nights and room can change. */
const CHANGEABLE = ['to_come', 'in_house'] as const

/** Throws `StayMarked` once the guest is gone, and `InvalidRequest` for nights that the reservation cannot be moved to today. */
function checkRequestedStay(requested: RequestedStay, row: StoredReservation, now: number): void {
  checkStay(row, CHANGEABLE)
  const before = stayFromNights(row.in_date, row.out_date)
  const stay = stayFromNights(requested.inDate, requested.outDate)
  const problem = changedStayProblem(stay, { before, today: dayInLima(now) })
  if (problem) throw new InvalidRequest({ [FIELD_OF[faultyDate(problem)]]: problem })
}

type NamedRoom = { id: string; identifier: string; category: string; price_per_night: number }

/** Returns the requested room. A reservation may keep its own room even if that is no longer offered. Throws `RoomNotFound`. */
async function requestedRoom(executor: Executor, row: StoredReservation, roomId: string): Promise<NamedRoom> {
  if (roomId !== row.room_id) return roomOnOffer(executor, roomId)
  return { ...row, id: row.room_id, price_per_night: row.room_price_per_night }
}

const pricedChange = (requested: RequestedStay, row: StoredReservation, room: NamedRoom): PricedChange => ({
  ...requested,
  roomId: room.id,
  prices: { agreed: row.price_per_night, today: room.price_per_night },
})

/**
 * Returns the cost of a change and the nights in conflict, without saving. Throws `ReservationNotFound`, `ReservationNotActive`,
 * `RoomNotFound` or `InvalidRequest`.
 */
export async function quoteChange(lodge: Lodge, id: string, requested: RequestedStay): Promise<ChangeQuote> {
  const { kysely } = lodge.database
  const now = lodge.clock()
  const row = await confirmedReservation(kysely, id)
  checkRequestedStay(requested, row, now)
  const room = await requestedRoom(kysely, row, requested.room)
  const nights = { roomId: room.id, first: requested.inDate, last: requested.outDate, reservationId: id }
  const taken = await listForeignNights(kysely, nights, instantText(now))
  const before = { roomId: row.room_id, version: row.version }
  return toChangeQuote(pricedChange(requested, row, room), before, taken)
}

/** The refund of a change by how it is paid, in céntimos, and its rule. */
type Settled = ChangeRefund & { toCard: Centimos; byHand: PaidForStay }

/**
 * Calculates what is refunded and retained of what was paid beyond the new total. Throws `AmountsDiffer` if the refund differs from
 * the one shown.
 */
async function settle(
  transaction: DatabaseTransaction,
  row: StoredReservation,
  { change, total, now }: { change: StayChange; total: Centimos; now: number },
): Promise<Settled> {
  const paid = await paidForReservation(transaction, row.id)
  const before = { total: row.total, entry: row.in_date, paid, retained: row.change_retained }
  const money = changeRefund({ before, total }, { today: dayInLima(now), share: change.share })
  const { card, desk } = money.refund
  if (card + desk !== centimosFromSoles(change.refund)) throw new AmountsDiffer()
  const toCard = change.settlement === 'card' ? card : 0
  return { ...money, toCard, byHand: { card: card - toCard, desk } }
}

/** What the history says about the money of a change. */
function moneyFacts(row: StoredReservation, change: StayChange, settled: Settled): EventFactsResponse {
  const { toCard, byHand, left, percent } = settled
  const atDesk = byHand.card + byHand.desk
  return {
    retained: solesFromCentimos(settled.retained - row.change_retained),
    ...(left > 0 && { share: change.share, percent }),
    ...(change.reason !== '' && { reason: change.reason }),
    ...(toCard > 0 && { card: solesFromCentimos(toCard) }),
    ...(atDesk > 0 && { desk: solesFromCentimos(atDesk) }),
  }
}

const stayFacts = (
  room: { identifier: string; category: string },
  stay: Omit<RequestedStay, 'room'>,
  total: Centimos,
) => ({
  room: `${room.identifier} · ${room.category}`,
  inDate: stay.inDate,
  outDate: stay.outDate,
  total: solesFromCentimos(total),
})

type Written = {
  row: StoredReservation
  change: StayChange
  room: NamedRoom
  cost: Quote
  /** In céntimos. */
  retained: Centimos
}

async function writeStay(
  transaction: DatabaseTransaction,
  { row, change, room, cost, retained }: Written,
  now: number,
): Promise<void> {
  const searched = { id: row.id, client: clientOfRow(row), room, purchaseNumber: row.purchase_number }
  const isWritten = await writeChange(transaction, change, {
    room_id: room.id,
    in_date: change.inDate,
    out_date: change.outDate,
    price_per_night: change.rate === 'agreed' ? row.price_per_night : room.price_per_night,
    price: cost.price,
    igv: cost.igv,
    total: cost.total,
    change_retained: retained,
    search_text: reservationSearchText(searched),
  })
  // Another transaction may have changed the reservation between the read and the write.
  if (!isWritten) throw await changedMeanwhile(transaction, row.id)
  await freeNightsOfReservation(transaction, row.id)
  const nights = { roomId: room.id, first: change.inDate, last: change.outDate }
  const owner = { kind: 'reservation', id: row.id } as const
  await takeNights(transaction, { ...nights, owner }, instantText(now))
}

/**
 * Moves a reservation to other nights or another room in one transaction; if a new night is taken, nothing changes. What was paid
 * beyond the new total is refunded or retained as `share` says (decision 048); a higher total is payable at the desk. Throws `ReservationNotFound`,
 * `ReservationNotActive`, `ChangedMeanwhile`, `RoomNotFound`, `NightsTaken`, `AmountsDiffer` or `InvalidRequest`.
 */
export const changeReservation = (lodge: Lodge, change: StayChange, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    await lockReservation(lodge.database, transaction, change.id)
    const read = await confirmedReservation(transaction, change.id)
    await lockRooms(lodge.database, transaction, [read.room_id, change.room])
    const row = await reservationAtVersion(transaction, change)
    checkRequestedStay(change, row, now)
    const room = await requestedRoom(transaction, row, change.room)
    const cost = changeCost(pricedChange(change, row, room), change.rate)
    if (cost.total !== centimosFromSoles(change.total)) throw new AmountsDiffer()
    const settled = await settle(transaction, row, { change, total: cost.total, now })
    await writeStay(transaction, { row, change, room, cost, retained: settled.retained }, now)
    const facts: EventFactsResponse = {
      before: stayFacts(row, { inDate: row.in_date, outDate: row.out_date }, row.total),
      after: stayFacts(room, change, cost.total),
      ...moneyFacts(row, change, settled),
    }
    await recordEvent(
      transaction,
      { reservation_id: row.id, kind: 'changed', by: actor.username, facts },
      now,
    )
    await orderAndMail(lodge, transaction, { row, settled, notice: change.notice })
    const { before, after } = facts
    const subject = { kind: 'reservation', id: row.id } as const
    await recordAuditEntry(transaction, { action: 'update', subject, before, after, actor }, now)
  })

async function orderAndMail(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { row, settled, notice }: { row: StoredReservation; settled: Settled; notice: Notice },
): Promise<void> {
  const { toCard, byHand } = settled
  const card = row.purchase_number === null ? null : { purchaseNumber: row.purchase_number, amount: toCard }
  await orderRefunds(lodge, transaction, { reservationId: row.id, cause: 'change', card, byHand })
  if (notice === 'none') return
  const payload = { template: 'reservation-changed', reservationId: row.id } as const
  await enqueueJob(transaction, lodge.clock(), { kind: 'mail', payload })
}
