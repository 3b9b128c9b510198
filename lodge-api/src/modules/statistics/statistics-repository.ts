import { type ExpressionBuilder, sql } from 'kysely'
import type { Period } from 'shared-ui/rules/reservations/statistics'
import { earliestEntryFor } from 'shared-ui/rules/reservations/stay'
import type { Executor } from '../../database/connect.ts'
import type { Schema } from '../../database/schema.ts'

/** Only confirmed reservations are sold: not refunded, deleted or pending ones. */
const SOLD = 'confirmed'

/** Returns all rooms, archived ones too, with the first night each was sold for. */
export const listRoomsEver = (executor: Executor) =>
  executor
    .selectFrom('room')
    .select(['room.id', 'room.identifier', 'room.category', 'room.created_at', 'room.archived_at'])
    .select(({ selectFrom }) =>
      selectFrom('reservation')
        .select(({ fn }) => fn.min('reservation.in_date').as('first'))
        .whereRef('reservation.room_id', '=', 'room.id')
        .where('reservation.state', '=', SOLD)
        .as('first_night'),
    )
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

/** Returns the stays within one month of the period, summed by room and month. */
export const sumWholeStays = (executor: Executor, period: Period) =>
  soldIn(executor, period)
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

/** Returns the stays that cross the end of a month or of the period one by one: their amounts are split by nights. */
export const listDividedStays = (executor: Executor, period: Period) =>
  soldIn(executor, period)
    .where((eb) => eb.not(isWhole(eb, period)))
    .select(['reservation.room_id', 'reservation.in_date', 'reservation.out_date'])
    .select(['reservation.price', 'reservation.total'])
    .execute()

/** Returns the blocked nights of a period. */
export const listBlockedNights = (executor: Executor, period: Period) =>
  executor
    .selectFrom('blocking')
    .select(['blocking.room_id', 'blocking.date'])
    .where('blocking.date', '>=', period.from)
    .where('blocking.date', '<=', period.to)
    .execute()

/** Returns active rooms and rooms with reservations: one row per reservation, and one row for a room without any. */
export const listSoldByRoom = (
  executor: Executor,
  { from, to }: { from: string | undefined; to: string | undefined },
) =>
  executor
    .selectFrom('room')
    .leftJoin('reservation', (join) => {
      const sold = join.onRef('reservation.room_id', '=', 'room.id').on('reservation.state', '=', SOLD)
      const fromThen = from === undefined ? sold : sold.on('reservation.out_date', '>=', from)
      return to === undefined ? fromThen : fromThen.on('reservation.in_date', '<=', to)
    })
    .select(['room.id', 'room.identifier', 'room.category'])
    .select(['reservation.id as reservation_id', 'reservation.total'])
    .where(({ or, eb }) => or([eb('room.archived_at', 'is', null), eb('reservation.id', 'is not', null)]))
    .orderBy('room.identifier')
    .orderBy('room.id')
    .orderBy('reservation.id')
    .execute()
