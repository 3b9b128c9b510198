import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { Rate } from 'shared-ui/rules/money/change-rates'
import { type ChangeRefund, changeRefund } from 'shared-ui/rules/money/change-refund'
import type { PaidForStay } from 'shared-ui/rules/money/folio'
import {
  type Centimos,
  centimosFromSoles,
  solesFromCentimos,
  solesFromTenThousandths,
} from 'shared-ui/rules/money/money'
import { roomSpans } from 'shared-ui/rules/reservations/stay-segments'
import type { EventFactsResponse } from 'shared-ui/validators/reservations/reservation'
import type { Change, ChangeQuote, Notice } from 'shared-ui/validators/reservations/reservation-changes'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { reservationSearchText } from '../../database/queries/reservation-search-text.ts'
import { InvalidRequest } from '../../errors.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { paidForReservation } from '../folio/folio-balances.ts'
import { freeNightsFrom, lockRooms, takeNights } from '../nights/nights-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { orderRefunds } from '../refunds/refunds-service.ts'
import { AmountsDiffer } from '../reservations/reservation-errors.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import { clientOfRow } from '../reservations/reservation-response.ts'
import type { StoredReservation } from '../reservations/reservations-service.ts'
import { lastOf, type NamedSegment, type Segments, writeSegments } from '../segments/segments-service.ts'
import { confirmedReservation, reservationAtVersion, writeAtVersion } from './active-reservation.ts'
import { toChangeQuote } from './change-quote.ts'
import {
  type ChangedStay,
  nightsToTake,
  type PricedChange,
  priceChange,
  type RatedChange,
  type RequestedStay,
} from './changed-stay.ts'
import { listForeignNights } from './reservation-changes-repository.ts'

/** A requested change; amounts in soles, as shown to the sender. */
export type StayChange = Change & { id: string }

/** Lists the nights that a change would take from others, each once; both rates take the same ones. */
async function listConflicts(
  executor: Executor,
  id: string,
  { change, now }: { change: PricedChange; now: number },
) {
  const conflicts = []
  for (const nights of nightsToTake(change.today.stay)) {
    conflicts.push(...(await listForeignNights(executor, { ...nights, reservationId: id }, instantText(now))))
  }
  return conflicts
}

/**
 * Returns the cost of a change and the nights in conflict, without saving. Throws `ReservationNotFound`, `ReservationNotActive`,
 * `StayMarked`, `RoomNotFound` or `InvalidRequest`.
 */
export async function quoteChange(lodge: Lodge, id: string, requested: RequestedStay): Promise<ChangeQuote> {
  const { kysely } = lodge.database
  const now = lodge.clock()
  const row = await confirmedReservation(kysely, id)
  const change = await priceChange(kysely, { row, requested }, now)
  const taken = await listConflicts(kysely, id, { change, now })
  return toChangeQuote(change, { version: row.version, taken })
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

/** Returns a change at a rate. Throws `InvalidRequest` if the stay had no earlier price. */
function atRate(priced: PricedChange, rate: Rate): RatedChange {
  const rated = priced[rate]
  if (!rated) throw new InvalidRequest({ rate: 'choice' })
  return rated
}

const roomFacts = ({ identifier, category, inDate, outDate }: NamedSegment) => ({
  room: `${identifier} · ${category}`,
  inDate,
  outDate,
})

/** What the history says about a stay before or after a change. */
function stayFacts(segments: Segments, total: Centimos): NonNullable<EventFactsResponse['before']> {
  const earlier = segments.slice(0, -1)
  return {
    ...roomFacts(lastOf(segments)),
    inDate: segments[0].inDate,
    total: solesFromCentimos(total),
    pricePerNight: solesFromTenThousandths(lastOf(segments).pricePerNight),
    ...(earlier.length > 0 && { earlier: earlier.map(roomFacts) }),
  }
}

type Written = {
  row: StoredReservation
  change: StayChange
  stay: ChangedStay
  /** In céntimos. */
  retained: Centimos
}

async function writeStay(
  transaction: DatabaseTransaction,
  { row, change, stay, retained }: Written,
  now: number,
): Promise<void> {
  const { segments, cost } = stay
  const present = lastOf(segments)
  const searched = {
    id: row.id,
    client: clientOfRow(row),
    rooms: roomSpans(segments),
    purchaseNumber: row.purchase_number,
  }
  await writeAtVersion(transaction, change, {
    room_id: present.roomId,
    room_since: segments.length > 1 ? present.inDate : null,
    in_date: segments[0].inDate,
    out_date: present.outDate,
    price_per_night: present.pricePerNight,
    price: cost.price,
    igv: cost.igv,
    total: cost.total,
    change_retained: retained,
    search_text: reservationSearchText(searched),
  })
  await writeSegments(transaction, row.id, segments)
  await freeNightsFrom(transaction, row.id, stay.from)
  const owner = { kind: 'reservation', id: row.id } as const
  for (const nights of nightsToTake(stay)) {
    await takeNights(transaction, { ...nights, owner }, instantText(now))
  }
}

/**
 * Moves a reservation to other nights or another room in one transaction; if a new night is taken, nothing changes. The nights of a
 * begun stay that are past stay in their rooms at their prices (decision 054). What was paid beyond the new total is refunded or retained as `share` says (decision 048); a higher total is payable at the desk. Throws `ReservationNotFound`,
 * `ReservationNotActive`, `StayMarked`, `ChangedMeanwhile`, `RoomNotFound`, `NightsTaken`, `AmountsDiffer` or `InvalidRequest`.
 */
export const changeReservation = (lodge: Lodge, change: StayChange, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    await lockReservation(lodge.database, transaction, change.id)
    const read = await confirmedReservation(transaction, change.id)
    await lockRooms(lodge.database, transaction, [read.room_id, change.room])
    const row = await reservationAtVersion(transaction, change)
    const priced = await priceChange(transaction, { row, requested: change }, now)
    const { stay } = atRate(priced, change.rate)
    const { total } = stay.cost
    if (total !== centimosFromSoles(change.total)) throw new AmountsDiffer()
    const settled = await settle(transaction, row, { change, total, now })
    await writeStay(transaction, { row, change, stay, retained: settled.retained }, now)
    const facts: EventFactsResponse = {
      before: stayFacts(priced.before, row.total),
      after: stayFacts(stay.segments, total),
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
