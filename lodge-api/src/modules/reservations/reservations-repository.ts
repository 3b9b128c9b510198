import {
  type Expression,
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import type { StayState } from 'shared-ui/rules/reservations/states/stay-states'
import { earliestEntryFor } from 'shared-ui/rules/reservations/stay'
import type { ReservationState } from 'shared-ui/validators/reservations/reservation'
import type { ReservationOrder } from 'shared-ui/validators/reservations/reservations-query'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { type CursorPage, newestFirst } from '../../database/queries/cursor-page.ts'
import { containsEachTerm } from '../../database/queries/word-search.ts'
import type { ClientTable, ReservationEventTable, ReservationTable, Schema } from '../../database/schema.ts'

export type ReservationRow = Selectable<ReservationTable>

export const insertClient = (transaction: DatabaseTransaction, client: ClientTable) =>
  transaction.insertInto('client').values(client).execute()

export const insertReservation = (
  transaction: DatabaseTransaction,
  reservation: Insertable<ReservationTable>,
) => transaction.insertInto('reservation').values(reservation).execute()

export const insertEvent = (transaction: DatabaseTransaction, event: Insertable<ReservationEventTable>) =>
  transaction.insertInto('reservation_event').values(event).execute()

/** Moves a reservation from one of the given states to another. Returns whether it was in one of them. */
export async function changeReservationState(
  transaction: DatabaseTransaction,
  id: string,
  change: { from: ReservationState[]; to: ReservationState },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('reservation')
    .set(({ eb }) => ({ state: change.to, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', change.from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Marks a reservation as deleted, if it is in one of the given states. Returns whether it was. */
export async function markDeleted(
  transaction: DatabaseTransaction,
  id: string,
  from: ReservationState[],
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('reservation')
    .set(({ eb, ref }) => ({ state: 'deleted', deleted_from: ref('state'), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Returns a deleted reservation to a state. */
export const markRestored = (transaction: DatabaseTransaction, id: string, state: ReservationState) =>
  transaction
    .updateTable('reservation')
    .set(({ eb }) => ({ state, deleted_from: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Deletes a reservation that was never confirmed, with its client. */
export async function eraseReservation(transaction: DatabaseTransaction, id: string): Promise<void> {
  const erased = await transaction
    .deleteFrom('reservation')
    .where('id', '=', id)
    .returning('client_id')
    .executeTakeFirst()
  if (erased) await transaction.deleteFrom('client').where('id', '=', erased.client_id).execute()
}

/**
 * The filter of a list of reservations. Dates select stays with a night from `from` to `to`.
 */
export type ReservationFilter = {
  /** One form of each term must be part of the search text. */
  terms: readonly (readonly string[])[]
  /** Stays with nights in a room: in their present one, or the ids of those that were there before. */
  room: { id: string; movedFrom: string[] } | undefined
  from: string | undefined
  to: string | undefined
  states: ReservationState[]
  /** Undefined selects every state of a stay. */
  stays: StayState[] | undefined
  /** A condition on the balance of the folio. */
  balance: Expression<boolean> | undefined
}

/** The condition that a stay has a night in a room, in the present one by the night `to`. */
const inRoom =
  ({ id, movedFrom }: NonNullable<ReservationFilter['room']>, to: string | undefined) =>
  ({ and, or, eb }: ExpressionBuilder<Schema, 'reservation'>): Expression<SqlBool> => {
    const isThere = eb('reservation.room_id', '=', id)
    const isByThen = (night: string) =>
      or([eb('reservation.room_since', 'is', null), eb('reservation.room_since', '<=', night)])
    const present = to === undefined ? isThere : and([isThere, isByThen(to)])
    // Two indexes for one condition would have to sort the page, so it is only added where it selects something.
    return movedFrom.length === 0 ? present : or([present, eb('reservation.id', 'in', movedFrom)])
  }

/** Returns the query of the filtered reservations, without columns. */
export const filtered = (executor: Executor, filter: ReservationFilter) => {
  let query = executor
    .selectFrom('reservation')
    .where('reservation.state', 'in', filter.states)
    .where(containsEachTerm('reservation.search_text', filter.terms))
  if (filter.stays !== undefined) query = query.where('reservation.stay_state', 'in', filter.stays)
  if (filter.room !== undefined) query = query.where(inRoom(filter.room, filter.to))
  if (filter.from !== undefined) query = query.where('reservation.out_date', '>=', filter.from)
  if (filter.to !== undefined) query = query.where('reservation.in_date', '<=', filter.to)
  if (filter.balance !== undefined) query = query.where(filter.balance)
  // A bounded entry date lets the index find the few stays of a period; an open period has no bound.
  if (filter.from !== undefined && filter.to !== undefined) {
    query = query.where('reservation.in_date', '>=', earliestEntryFor(filter.from))
  }
  return query
}

/** Reads the page of an order by entry: reservations with the same entry by id, from the reservation `after` on. */
const byEntry =
  (direction: 'asc' | 'desc', { after, limit }: CursorPage) =>
  <Row>(query: SelectQueryBuilder<Schema, 'reservation' | 'room' | 'client', Row>) => {
    const ordered = query
      .orderBy('reservation.in_date', direction)
      .orderBy('reservation.id', direction)
      .limit(limit)
    if (after === undefined) return ordered
    const last = sql`(select last.in_date, last.id from reservation as last where last.id = ${after})`
    const beyond = sql.raw(direction === 'asc' ? '>' : '<')
    return ordered.where(sql<SqlBool>`(reservation.in_date, reservation.id) ${beyond} ${last}`)
  }

const pageIn = (order: ReservationOrder, page: CursorPage) => {
  if (order === 'newest') return newestFirst('reservation.id', page)
  return byEntry(order === 'entry' ? 'asc' : 'desc', page)
}

/** A page of the list in its order. */
export type ReservationPage = CursorPage & { order: ReservationOrder }

/** Lists `limit` reservations in an order, beyond the one with the id `after`; ids sort by creation. */
export const listReservations = (executor: Executor, filter: ReservationFilter, page: ReservationPage) =>
  filtered(executor, filter)
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .selectAll('reservation')
    .select(['room.identifier', 'room.category', 'client.names', 'client.surnames'])
    .$call(pageIn(page.order, page))
    .execute()

/** Counts the reservations of a filter. */
export const countReservations = async (executor: Executor, filter: ReservationFilter): Promise<number> => {
  const { count } = await filtered(executor, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Returns a reservation in any state with its room, client and payment, or undefined. */
export const findReservation = (executor: Executor, id: string) =>
  executor
    .selectFrom('reservation')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .leftJoin('purchase_item as paid', 'paid.reservation_id', 'reservation.id')
    .leftJoin('purchase as payment', 'payment.purchase_number', 'paid.purchase_number')
    .selectAll('reservation')
    .select(['room.identifier', 'room.category', 'room.description', 'room.capacity', 'room.photo_version'])
    .select('room.price_per_night as room_price_per_night')
    .select(['client.names', 'client.surnames', 'client.email', 'client.document', 'client.document_number'])
    .select(['client.phone', 'client.location', 'client.country', 'client.age', 'client.ruc'])
    .select(['payment.purchase_number', 'payment.state as payment_state', 'paid.total as payment_total'])
    .select([
      'payment.card',
      'payment.brand',
      'payment.transaction_id',
      'payment.state_at',
      'payment.test_mode',
    ])
    .where('reservation.id', '=', id)
    .executeTakeFirst()

/** Lists the events of a reservation, oldest first. */
export const listEvents = (executor: Executor, reservationId: string) =>
  executor
    .selectFrom('reservation_event')
    .select(['at', 'kind', 'by', 'facts'])
    .where('reservation_id', '=', reservationId)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Returns the last event of a kind in a reservation's history, or undefined. */
export const findLastEvent = (
  executor: Executor,
  reservationId: string,
  kind: ReservationEventTable['kind'],
) =>
  executor
    .selectFrom('reservation_event')
    .select(['at', 'by', 'facts'])
    .where('reservation_id', '=', reservationId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst()
