import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import type { Executor } from '../../database/connect.ts'

/** Nights, first and last, both included. */
type NightRange = { first: CalendarDate; last: CalendarDate }

/** What is not deleted or given back: these take nights. */
const STAYING = ['pending', 'confirmed'] as const

/** The rooms on offer, and those archived since that somebody stays in during the range. */
export const listBoardRooms = (executor: Executor, { first, last }: NightRange) =>
  executor
    .selectFrom('room')
    .select(['room.id', 'room.identifier', 'room.category', 'room.archived_at'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('room.archived_at', 'is', null),
        exists(
          selectFrom('reservation')
            .select('reservation.id')
            .whereRef('reservation.room_id', '=', 'room.id')
            .where('reservation.state', 'in', STAYING)
            .where('reservation.in_date', '<=', last)
            .where('reservation.out_date', '>=', first),
        ),
      ]),
    )
    .orderBy('room.identifier')
    .orderBy('room.id')
    .execute()

/** The stays with a night in the range, by entry, each with its client. */
export const listBoardReservations = (executor: Executor, { first, last }: NightRange) =>
  executor
    .selectFrom('reservation')
    .innerJoin('client', 'client.id', 'reservation.client_id')
    .select(['reservation.id', 'reservation.room_id', 'reservation.in_date', 'reservation.out_date'])
    .select(['reservation.state', 'reservation.channel', 'client.names', 'client.surnames'])
    .where('reservation.state', 'in', STAYING)
    .where('reservation.in_date', '<=', last)
    .where('reservation.out_date', '>=', first)
    .orderBy('reservation.in_date')
    .orderBy('reservation.id')
    .execute()

/** The blocked nights of the range, one by one, each room's in their order. */
export const listBoardBlockings = (executor: Executor, { first, last }: NightRange) =>
  executor
    .selectFrom('blocking')
    .select(['blocking.id', 'blocking.room_id', 'blocking.date'])
    .select(['blocking.created_by', 'blocking.created_at'])
    .where('blocking.date', '>=', first)
    .where('blocking.date', '<=', last)
    .orderBy('blocking.room_id')
    .orderBy('blocking.date')
    .execute()

/** The nights of the range that somebody is paying for at the instant `now` (ISO 8601), a row a hold, whole. */
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
