import { quoteFor } from 'shared-ui/rules/money/money'
import type { BeginningStay } from 'shared-ui/rules/reservations/begun-stay'
import { RESERVATION_STATES } from 'shared-ui/rules/reservations/states/reservation-states'
import { STAY_STATES, type StayState } from 'shared-ui/rules/reservations/states/stay-states'
import { nightCount, stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { Client } from 'shared-ui/validators/reservations/client'
import {
  type ReservationDetail,
  type ReservationRequest,
  type ReservationState,
  type ReservationSummaryResponse,
} from 'shared-ui/validators/reservations/reservation'
import type {
  ReservationOrder,
  ReservationsExportQuery,
} from 'shared-ui/validators/reservations/reservations-query'
import type * as v from 'valibot'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { type RequestedPage, readPage } from '../../database/queries/cursor-page.ts'
import { reservationSearchTerms } from '../../database/queries/reservation-search-text.ts'
import { InvalidRequest } from '../../errors.ts'
import { enqueueJob } from '../../jobs/job-queue.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { folioBalances, paidForReservation } from '../folio/folio-balances.ts'
import { folioOf, hasBalance } from '../folio/folio-service.ts'
import { guestListOf } from '../guests/guest-list-service.ts'
import { lockRoom, takeNights } from '../nights/nights-service.ts'
import { listRefunds } from '../refunds/refunds-service.ts'
import { checkNights, roomOnOffer } from '../rooms/rooms-service.ts'
import { listMovedFrom, roomsByReservation, segmentsOf } from '../segments/segments-service.ts'
import { checkAmounts } from './amounts.ts'
import { ReservationNotFound } from './reservation-errors.ts'
import { recordEvent, writeReservation } from './reservation-records.ts'
import { toDetail, toSummary } from './reservation-response.ts'
import {
  countReservations,
  findReservation,
  listEvents,
  listReservations,
  type ReservationFilter,
} from './reservations-repository.ts'

/** A reservation in a request: amounts in soles, `outDate` the last night. */
export type SentReservation = v.InferOutput<typeof ReservationRequest>

/** The filter criteria of a request. */
export type ReservationsCriteria = v.InferOutput<typeof ReservationsExportQuery>

export type ReservationsPage = ReservationsCriteria & RequestedPage & { order: ReservationOrder }

export const LISTED: ReservationState[] = ['pending', 'confirmed', 'failed', 'cancelled']

/** Returns the states of the reservation, and of its stay, that a criterion selects. */
function statesOf(state: ReservationsCriteria['state']): Pick<ReservationFilter, 'states' | 'stays'> {
  if (state === undefined) return { states: LISTED, stays: undefined }
  if (state === 'standing') return { states: ['pending', 'confirmed'], stays: ['to_come', 'in_house'] }
  if (state === 'all') return { states: [...RESERVATION_STATES], stays: undefined }
  return isStayState(state)
    ? { states: ['confirmed'], stays: [state] }
    : { states: [state], stays: undefined }
}

const isStayState = (state: ReservationState | StayState): state is StayState =>
  STAY_STATES.some((name) => name === state)

async function roomOf(
  executor: Executor,
  { roomID, from, to }: ReservationsCriteria,
): Promise<ReservationFilter['room']> {
  if (roomID === undefined) return undefined
  return { id: roomID, movedFrom: await listMovedFrom(executor, { roomId: roomID, from, to }) }
}

/** Converts the criteria of a request to a database filter. */
export const filterOf = async (
  executor: Executor,
  criteria: ReservationsCriteria,
): Promise<ReservationFilter> => ({
  terms: reservationSearchTerms(criteria.search),
  room: await roomOf(executor, criteria),
  from: criteria.from,
  to: criteria.to,
  balance: criteria.balance && hasBalance(criteria.balance),
  ...statesOf(criteria.state),
})

/** Returns a page of reservations in its order, and the cursor of the next page. */
export async function reservationsPage(
  lodge: Lodge,
  page: ReservationsPage,
): Promise<{ reservations: ReservationSummaryResponse[]; total: number; next: string | null }> {
  const { kysely } = lodge.database
  const filter = await filterOf(kysely, page)
  const { shown, ...rest } = await readPage(
    page,
    (cursor) => listReservations(kysely, filter, { ...cursor, order: page.order }),
    countReservations(kysely, filter),
  )
  const balances = await folioBalances(
    kysely,
    shown.map(({ id }) => id),
  )
  const rooms = await roomsByReservation(kysely, shown)
  return {
    reservations: shown.map((row) =>
      toSummary(row, { rooms: rooms.get(row.id) ?? [], balance: balances.get(row.id) ?? 0 }),
    ),
    ...rest,
  }
}

/** Returns the newest reservations that contain each word of a search, without their balances; deleted ones are left out. */
export async function newestReservations(
  { database: { kysely } }: Lodge,
  { search, limit }: { search: string; limit: number },
): Promise<Awaited<ReturnType<typeof listReservations>>> {
  const filter = await filterOf(kysely, { search })
  return listReservations(kysely, filter, { after: undefined, limit, order: 'newest' })
}

/** Returns a reservation in full. Throws `ReservationNotFound`. */
export async function reservationDetail(lodge: Lodge, id: string): Promise<ReservationDetail> {
  const { kysely } = lodge.database
  return staffReservation(kysely, id)
}

/** Like `reservationDetail`, within a transaction. */
export async function staffReservation(executor: Executor, id: string): Promise<ReservationDetail> {
  const row = await findReservation(executor, id)
  if (!row) throw new ReservationNotFound()
  const history = await listEvents(executor, id)
  const refunds = await listRefunds(executor, id)
  return toDetail(row, {
    segments: await segmentsOf(executor, row),
    history,
    refunds,
    folio: await folioOf(executor, id),
    paid: await paidForReservation(executor, id),
    guestList: await guestListOf(executor, row),
  })
}

/** Throws `InvalidRequest` unless the room of the query and of the body are the same. */
export function checkSameRoom(roomId: string, sent: SentReservation): void {
  if (sent.room !== roomId) throw new InvalidRequest({ 'reservation.room': 'required' })
}

/** A reservation entered by staff. */
export type StaffReservation = { roomId: string; reservation: SentReservation; client: Client }

/**
 * Stores a reservation that staff took and returns its id: confirmed immediately, without charge or mail. Throws `NightsTaken`,
 * `AmountsDiffer`, `RoomNotFound` or `InvalidRequest`.
 */
export async function recordReservation(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  request: StaffReservation & { actor: Actor },
): Promise<string> {
  const now = lodge.clock()
  const { roomId, reservation: sent, client, actor } = request
  checkNights(sent, now, 'reservation.')
  checkSameRoom(roomId, sent)
  await lockRoom(lodge.database, transaction, roomId)
  const room = await roomOnOffer(transaction, roomId)
  const quote = quoteFor(room.price_per_night, nightCount(stayFromNights(sent.inDate, sent.outDate)))
  checkAmounts(sent, quote)
  const booked = {
    ...sent,
    room: { ...room, pricePerNight: room.price_per_night },
    quote,
    client,
    purchaseNumber: null,
  }
  const id = await writeReservation(transaction, { ...booked, state: 'confirmed' }, now)
  const owner = { kind: 'reservation', id } as const
  await takeNights(transaction, { roomId, first: sent.inDate, last: sent.outDate, owner }, instantText(now))
  await recordEvent(transaction, { reservation_id: id, kind: 'created_by_staff', by: actor.username }, now)
  await recordAuditEntry(transaction, { action: 'create', subject: { kind: 'reservation', id }, actor }, now)
  return id
}

/** Like `recordReservation`, and mails the client. */
export const createReservation = (lodge: Lodge, request: StaffReservation, actor: Actor): Promise<string> =>
  lodge.database.transaction(async (transaction) => {
    const reservationId = await recordReservation(lodge, transaction, { ...request, actor })
    const payload = { template: 'reservation-confirmed', reservationId } as const
    await enqueueJob(transaction, lodge.clock(), { kind: 'mail', payload })
    return reservationId
  })

export {
  changeReservationState,
  eraseReservation,
  findLastEvent,
  findReservation,
  listEvents,
} from './reservations-repository.ts'
export type StoredReservation = NonNullable<Awaited<ReturnType<typeof findReservation>>>

/** What decides whether a stored stay has begun. */
export const beginningOf = (row: StoredReservation): BeginningStay => ({
  state: row.state,
  stay: { state: row.stay_state },
  inDate: row.in_date,
})
