import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { Executor } from '../../database/connect.ts'

/** A range of nights, both ends included. */
type NightRange = { first: CalendarDate; last: CalendarDate }

/** The reservation states that occupy nights. */
const OCCUPYING = ['pending', 'confirmed'] as const

/** Returns the active rooms, and archived ones with a stay in the range. */
export const listBoardRooms = (executor: Executor, { first, last }: NightRange) =>
  executor
    .selectFrom('room')
    .select(['room.id', 'room.identifier', 'room.category', 'room.capacity', 'room.archived_at'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('room.archived_at', 'is', null),
        exists(
          selectFrom('reservation')
            .select('reservation.id')
            .whereRef('reservation.room_id', '=', 'room.id')
            .where('reservation.state', 'in', OCCUPYING)
            .where('reservation.in_date', '<=', last)
            .where('reservation.out_date', '>=', first),
        ),
        exists(
          selectFrom('reservation_segment as segment')
            .innerJoin('reservation', 'reservation.id', 'segment.reservation_id')
            .select('segment.position')
            .whereRef('segment.room_id', '=', 'room.id')
            .where('reservation.state', 'in', OCCUPYING)
            .where('segment.in_date', '<=', last)
            .where('segment.out_date', '>=', first),
        ),
      ]),
    )
    .orderBy('room.identifier')
    .orderBy('room.id')
    .execute()

/** Returns the stays that were booked with a night in the range, by entry, with their clients. */
export const listBoardReservations = (executor: Executor, { first, last }: NightRange) =>
  executor
    .selectFrom('reservation')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .innerJoin('room', 'room.id', 'reservation.room_id')
    .select(['reservation.id', 'reservation.room_id', 'reservation.in_date', 'reservation.out_date'])
    .select(['reservation.room_since', 'reservation.price_per_night', 'room.identifier', 'room.category'])
    .select(['reservation.price', 'reservation.igv', 'reservation.total'])
    .select(['reservation.stay_state', 'reservation.freed_from'])
    .select(['reservation.state', 'reservation.channel', 'client.names', 'client.surnames'])
    .where('reservation.state', 'in', OCCUPYING)
    .where('reservation.in_date', '<=', last)
    .where('reservation.out_date', '>=', first)
    .orderBy('reservation.in_date')
    .orderBy('reservation.id')
    .execute()

/** Returns the blocked nights of the range, sorted by room and date. */
export const listBoardBlockings = (executor: Executor, { first, last }: NightRange) =>
  executor
    .selectFrom('blocking')
    .select(['blocking.id', 'blocking.room_id', 'blocking.date'])
    .select(['blocking.created_by', 'blocking.created_at', 'blocking.reason'])
    .where('blocking.date', '>=', first)
    .where('blocking.date', '<=', last)
    .orderBy('blocking.room_id')
    .orderBy('blocking.date')
    .execute()

/**
 * Returns the holds with a night in the range that are active at `now` (ISO 8601), one row per hold with its whole
 * stay.
 */
export const listBoardHolds = (executor: Executor, { first, last }: NightRange, now: string) =>
  executor
    .selectFrom('taken_night')
    .innerJoin('purchase_item as item', (join) =>
      join
        .onRef('item.purchase_number', '=', 'taken_night.purchase_number')
        .onRef('item.room_id', '=', 'taken_night.room_id'),
    )
    .select(['item.purchase_number', 'item.room_id', 'item.in_date', 'item.out_date'])
    .select('taken_night.held_until')
    .distinct()
    .where('taken_night.held_until', '>', now)
    .where('taken_night.night', '>=', first)
    .where('taken_night.night', '<=', last)
    .orderBy('item.in_date')
    .orderBy('item.purchase_number')
    .execute()
