import { type ExpressionBuilder, sql } from 'kysely'
import type { Period } from 'shared-ui/rules/dates/period'
import { earliestEntryFor } from 'shared-ui/rules/reservations/stay'
import type { Executor } from '../../database/connect.ts'
import type { Schema } from '../../database/schema.ts'

/** Only confirmed reservations are sold: not refunded, deleted or pending ones. */
const SOLD = 'confirmed'

/**
 * Returns all rooms, archived ones too, with the first night each was sold for. A room to which a guest moved during a stay was on offer
 * by then, so only the first rooms of such stays count.
 */
export const listRoomsEver = (executor: Executor) =>
  executor
    .selectFrom('room')
    .select(['room.id', 'room.identifier', 'room.category', 'room.created_at', 'room.archived_at'])
    .select(({ selectFrom }) => [
      selectFrom('reservation')
        .select(({ fn }) => fn.min('reservation.in_date').as('first'))
        .whereRef('reservation.room_id', '=', 'room.id')
        .where('reservation.state', '=', SOLD)
        .where('reservation.room_since', 'is', null)
        .as('first_night'),
      selectFrom('reservation_segment')
        .innerJoin('reservation', 'reservation.id', 'reservation_segment.reservation_id')
        .select(({ fn }) => fn.min('reservation_segment.in_date').as('first'))
        .whereRef('reservation_segment.room_id', '=', 'room.id')
        .where('reservation.state', '=', SOLD)
        .as('first_earlier_night'),
    ])
    .orderBy('room.identifier')
    .orderBy('room.id')
    .execute()

const entryMonth = sql<string>`substr(reservation.in_date, 1, 7)`
const lastMonth = sql<string>`substr(reservation.out_date, 1, 7)`
/** The number of nights of a stay within one month, without date functions, so that both engines support it. */
const nightsInMonth = sql<number>`cast(substr(reservation.out_date, 9, 2) as integer)
  - cast(substr(reservation.in_date, 9, 2) as integer) + 1`

/** Whether all nights of a stay are within the period and within one month. */
const isWhole = ({ and, eb }: ExpressionBuilder<Schema, 'reservation'>, period: Period) =>
  and([
    eb('reservation.in_date', '>=', period.from),
    eb('reservation.out_date', '<=', period.to),
    eb(entryMonth, '=', lastMonth),
  ])

const soldIn = (executor: Executor, period: Period) =>
  executor
    .selectFrom('reservation')
    .where('reservation.state', '=', SOLD)
    .where('reservation.in_date', '<=', period.to)
    .where('reservation.out_date', '>=', period.from)
    .where('reservation.in_date', '>=', earliestEntryFor(period.from))

/** Returns the stays in one room within one month of the period, summed by room and month. */
export const sumWholeStays = (executor: Executor, period: Period) =>
  soldIn(executor, period)
    .where('reservation.room_since', 'is', null)
    .where((eb) => isWhole(eb, period))
    .select(['reservation.room_id', entryMonth.as('month')])
    .select(({ fn, cast }) => [
      fn.countAll<number>().as('reservations'),
      // PostgreSQL sums 8-byte integers as `numeric`, which the driver returns as text.
      cast<number>(fn.sum(nightsInMonth), 'bigint').as('nights'),
      cast<number>(fn.sum('reservation.price'), 'bigint').as('income'),
      cast<number>(fn.sum('reservation.total'), 'bigint').as('total'),
    ])
    .groupBy(['reservation.room_id', entryMonth])
    .execute()

/** Returns the stays in one room that cross the end of a month or of the period one by one: their amounts are split by nights. */
export const listDividedStays = (executor: Executor, period: Period) =>
  soldIn(executor, period)
    .where('reservation.room_since', 'is', null)
    .where((eb) => eb.not(isWhole(eb, period)))
    .select(['reservation.room_id', 'reservation.in_date', 'reservation.out_date'])
    .select(['reservation.price', 'reservation.total'])
    .execute()

/** The amount that the earlier segments leave for the present room. */
const presentAmount = (amount: 'price' | 'total') => {
  const column = sql.ref(`reservation.${amount}`)
  return sql<number>`cast(${column} - (select sum(${sql.ref(`segment.${amount}`)}) from reservation_segment as segment
    where segment.reservation_id = reservation.id) as bigint)`
}

/** The bounds of a period, each of which may be open. */
type OpenPeriod = { from: string | undefined; to: string | undefined }

const movedStays = (executor: Executor, { from, to }: OpenPeriod) => {
  let query = executor
    .selectFrom('reservation')
    .where('reservation.room_since', 'is not', null)
    .where('reservation.state', '=', SOLD)
  if (from !== undefined) {
    query = query
      .where('reservation.in_date', '>=', earliestEntryFor(from))
      .where('reservation.out_date', '>=', from)
  }
  return to === undefined ? query : query.where('reservation.in_date', '<=', to)
}

/**
 * Returns the stays that changed rooms, or price, with a night in the period: one row for each segment, also for those outside of
 * the period.
 */
export const listSegments = (executor: Executor, period: OpenPeriod) =>
  movedStays(executor, period)
    .select([
      'reservation.id',
      'reservation.room_id',
      'reservation.room_since as in_date',
      'reservation.out_date',
    ])
    .select([presentAmount('price').as('price'), presentAmount('total').as('total')])
    .$narrowType<{ in_date: string }>()
    .unionAll(
      movedStays(executor, period)
        .innerJoin('reservation_segment as segment', 'segment.reservation_id', 'reservation.id')
        .select(['reservation.id', 'segment.room_id', 'segment.in_date', 'segment.out_date'])
        .select(['segment.price', 'segment.total']),
    )
    .execute()

/** Returns the blocked nights of a period. */
export const listBlockedNights = (executor: Executor, period: Period) =>
  executor
    .selectFrom('blocking')
    .select(['blocking.room_id', 'blocking.date'])
    .where('blocking.date', '>=', period.from)
    .where('blocking.date', '<=', period.to)
    .execute()

/**
 * Returns all rooms with the stays that were in one room: one row per reservation, and one row for a room without any.
 */
export const listSoldByRoom = (executor: Executor, { from, to }: OpenPeriod) =>
  executor
    .selectFrom('room')
    .leftJoin('reservation', (join) => {
      const sold = join
        .onRef('reservation.room_id', '=', 'room.id')
        .on('reservation.state', '=', SOLD)
        .on('reservation.room_since', 'is', null)
      const fromThen = from === undefined ? sold : sold.on('reservation.out_date', '>=', from)
      return to === undefined ? fromThen : fromThen.on('reservation.in_date', '<=', to)
    })
    .select(['room.id', 'room.identifier', 'room.category', 'room.archived_at'])
    .select(['reservation.id as reservation_id', 'reservation.total'])
    .orderBy('room.identifier')
    .orderBy('room.id')
    .orderBy('reservation.id')
    .execute()
