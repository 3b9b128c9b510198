import { dayInLima } from 'shared-ui/rules/calendar-date'
import type { Rate } from 'shared-ui/rules/change-rates'
import { type Centimos, centimosFromSoles, type Quote, solesFromCentimos } from 'shared-ui/rules/money'
import { changedStayProblem, faultyDate, stayFromNights } from 'shared-ui/rules/stay'
import type { EventFactsAnswer, Settlement } from 'shared-ui/validators/reservation'
import type { ChangeQuote, Notice } from 'shared-ui/validators/reservation-changes'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { InvalidRequest } from '../../errors.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordDeed } from '../audit/audit-service.ts'
import { freeNightsOfReservation, lockRooms, takeNights } from '../nights/nights-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { listRefunds, orderRefunds, paidByCard } from '../refunds/refunds-service.ts'
import { AmountsDiffer } from '../reservations/reservation-errors.ts'
import { recordEvent, searchedText } from '../reservations/reservation-records.ts'
import type { StoredReservation } from '../reservations/reservations-service.ts'
import { roomOnOffer } from '../rooms/rooms-service.ts'
import { changeCost, type PricedChange, toChangeQuote } from './change-quote.ts'
import { listForeignNights, writeChange } from './reservation-changes-repository.ts'
import { changedMeanwhile, confirmedReservation, reservationAtVersion } from './standing-reservation.ts'

/** The nights, first and last, and the room that a reservation is to have. */
export type WantedStay = { room: string; inDate: string; outDate: string }

/** A change as staff saw and sent it: `total` in soles. */
export type StayChange = WantedStay & {
  id: string
  version: number
  rate: Rate
  total: number
  settlement: Settlement
  notice: Notice
}

const FIELD_OF = { entry: 'inDate', departure: 'outDate' } as const

/** V-09: throws `InvalidRequest` for nights that a reservation cannot be moved to on the lodge's day. */
function checkWantedStay(wanted: WantedStay, row: StoredReservation, now: number): void {
  const before = stayFromNights(row.in_date, row.out_date)
  const stay = stayFromNights(wanted.inDate, wanted.outDate)
  const problem = changedStayProblem(stay, { before, today: dayInLima(now) })
  if (problem) throw new InvalidRequest({ [FIELD_OF[faultyDate(problem)]]: problem })
}

type NamedRoom = { id: string; identifier: string; category: string; price_per_night: number }

/** The room that is asked for. A reservation keeps its own even where that is off offer by now. Throws `RoomNotFound`. */
async function wantedRoom(executor: Executor, row: StoredReservation, roomId: string): Promise<NamedRoom> {
  if (roomId !== row.room_id) return roomOnOffer(executor, roomId)
  return { ...row, id: row.room_id, price_per_night: row.room_price_per_night }
}

const pricedChange = (wanted: WantedStay, row: StoredReservation, room: NamedRoom): PricedChange => ({
  ...wanted,
  roomId: room.id,
  prices: { agreed: row.price_per_night, today: room.price_per_night },
})

/**
 * what a change would cost and which nights stand in its way, before anything is saved. Throws `ReservationNotFound`,
 * `ReservationNotStanding`, `RoomNotFound`, `InvalidRequest`.
 */
export async function quoteChange(lodge: Lodge, id: string, wanted: WantedStay): Promise<ChangeQuote> {
  const { kysely } = lodge.database
  const now = lodge.clock()
  const row = await confirmedReservation(kysely, id)
  checkWantedStay(wanted, row, now)
  const room = await wantedRoom(kysely, row, wanted.room)
  const nights = { roomId: room.id, first: wanted.inDate, last: wanted.outDate, reservationId: id }
  const taken = await listForeignNights(kysely, nights, instantText(now))
  const before = { roomId: row.room_id, version: row.version }
  return toChangeQuote(pricedChange(wanted, row, room), before, taken)
}

/** What is left over of a card's money at a new total, and whether it goes back to the card or is given by hand. */
type LeftOver = { card: Centimos; desk: Centimos }

async function leftOver(
  transaction: DatabaseTransaction,
  row: StoredReservation,
  { total, settlement }: { total: Centimos; settlement: Settlement },
): Promise<LeftOver> {
  const amount = Math.max(0, paidByCard(row, await listRefunds(transaction, row.id)) - total)
  return settlement === 'card' ? { card: amount, desk: 0 } : { card: 0, desk: amount }
}

const toldLeftOver = ({ card, desk }: LeftOver): EventFactsAnswer => ({
  ...(card > 0 && { card: solesFromCentimos(card) }),
  ...(desk > 0 && { desk: solesFromCentimos(desk) }),
})

const told = (
  room: { identifier: string; category: string },
  stay: Omit<WantedStay, 'room'>,
  total: Centimos,
) => ({
  room: `${room.identifier} · ${room.category}`,
  inDate: stay.inDate,
  outDate: stay.outDate,
  total: solesFromCentimos(total),
})

async function writeStay(
  transaction: DatabaseTransaction,
  { row, change, room, cost }: { row: StoredReservation; change: StayChange; room: NamedRoom; cost: Quote },
  now: number,
): Promise<void> {
  const client = {
    names: row.names,
    surnames: row.surnames,
    identificationDocumentNumber: row.document_number,
  }
  const written = await writeChange(transaction, change, {
    room_id: room.id,
    in_date: change.inDate,
    out_date: change.outDate,
    price_per_night: change.rate === 'agreed' ? row.price_per_night : room.price_per_night,
    price: cost.price,
    igv: cost.igv,
    total: cost.total,
    search_text: searchedText({ id: row.id, client, room }),
  })
  // Between the look and the write of this transaction another one may have been quicker.
  if (!written) throw await changedMeanwhile(transaction, row.id)
  await freeNightsOfReservation(transaction, row.id)
  const nights = { roomId: room.id, first: change.inDate, last: change.outDate }
  const owner = { kind: 'reservation', id: row.id } as const
  await takeNights(transaction, { ...nights, owner }, instantText(now))
}

/**
 * A-12, B-09: gives a reservation other nights or another room, in one transaction: where the new nights are somebody else's,
 * the old ones stay. What a lower total leaves over goes back as `settlement` says; a higher one is to be paid at the desk
 * (decision 029). Throws `ReservationNotFound`, `ReservationNotStanding`, `ChangedMeanwhile`, `RoomNotFound`, `NightsTaken`,
 * `AmountsDiffer`, `InvalidRequest`.
 */
export const changeReservation = (lodge: Lodge, change: StayChange, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    await lockReservation(lodge.database, transaction, change.id)
    const read = await confirmedReservation(transaction, change.id)
    await lockRooms(lodge.database, transaction, [read.room_id, change.room])
    const row = await reservationAtVersion(transaction, change)
    checkWantedStay(change, row, now)
    const room = await wantedRoom(transaction, row, change.room)
    const cost = changeCost(pricedChange(change, row, room), change.rate)
    if (cost.total !== centimosFromSoles(change.total)) throw new AmountsDiffer()
    await writeStay(transaction, { row, change, room, cost }, now)
    const left = await leftOver(transaction, row, { total: cost.total, settlement: change.settlement })
    const facts: EventFactsAnswer = {
      before: told(row, { inDate: row.in_date, outDate: row.out_date }, row.total),
      after: told(room, change, cost.total),
      ...toldLeftOver(left),
    }
    await recordEvent(
      transaction,
      { reservation_id: row.id, kind: 'changed', by: actor.username, facts },
      now,
    )
    await settleChange(lodge, transaction, { row, left, notice: change.notice })
    const { before, after } = facts
    const subject = { kind: 'reservation', id: row.id } as const
    await recordDeed(transaction, { action: 'update', subject, before, after, actor }, now)
  })

async function settleChange(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  { row, left, notice }: { row: StoredReservation; left: LeftOver; notice: Notice },
): Promise<void> {
  const card =
    row.purchase_number === null ? null : { purchaseNumber: row.purchase_number, amount: left.card }
  await orderRefunds(lodge, transaction, { reservationId: row.id, cause: 'change', card, desk: left.desk })
  if (notice === 'none') return
  const payload = { template: 'reservation-changed', reservationId: row.id } as const
  await enqueueJob(transaction, lodge.clock(), { kind: 'mail', payload })
}
