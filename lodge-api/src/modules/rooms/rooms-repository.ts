import type { ExpressionBuilder } from 'kysely'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { searchText } from 'shared-ui/rules/search-text'
import type { Executor } from '../../database/connect.ts'
import type { RoomTable, Schema } from '../../database/schema.ts'

export type RoomRow = Omit<RoomTable, 'archived_at' | 'created_at' | 'identifier_key' | 'version'>

/** A room with what only staff are told. */
export type StaffRoomRow = RoomRow & Pick<RoomTable, 'version' | 'archived_at'>

/** A room to be written down; its version and the key of its identifier follow from it. */
export type NewRoomRow = Omit<RoomTable, 'identifier_key' | 'version'>

/** Nights asked for, first and last, both included. */
export type NightRange = { first: CalendarDate; last: CalendarDate }

export const ROOM_COLUMNS = [
  'room.id',
  'room.identifier',
  'room.category',
  'room.description',
  'room.price_per_night',
  'room.capacity',
  'room.photo_version',
] as const

const offeredRooms = (executor: Executor) =>
  executor.selectFrom('room').select(ROOM_COLUMNS).where('room.archived_at', 'is', null)

/** How many rooms are on offer. */
export const countRooms = async (executor: Executor): Promise<number> => {
  const { rooms } = await executor
    .selectFrom('room')
    .select(({ fn }) => fn.countAll<number>().as('rooms'))
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return rooms
}

/** Every room on offer, by its identifier. */
export const listRooms = (executor: Executor): Promise<RoomRow[]> =>
  offeredRooms(executor).orderBy('room.identifier').orderBy('room.id').execute()

/** One room on offer. */
export const findRoom = (executor: Executor, id: string): Promise<RoomRow | undefined> =>
  offeredRooms(executor).where('room.id', '=', id).executeTakeFirst()

/** What takes nights in the range at the instant `now` (ISO 8601), from which ended holds no longer count. */
const takers = ({ selectFrom }: Pick<ExpressionBuilder<Schema, 'room'>, 'selectFrom'>, range: NightRange, now: string) =>
  selectFrom('taken_night')
    .whereRef('taken_night.room_id', '=', 'room.id')
    .where('taken_night.night', '>=', range.first)
    .where('taken_night.night', '<=', range.last)
    .where(({ or, eb }) =>
      or([eb('taken_night.held_until', 'is', null), eb('taken_night.held_until', '>', now)]),
    )

/**
 * The rooms with no night taken in the range at the instant `now` (ISO 8601). One probe of the primary key a room, however many nights are
 * taken elsewhere.
 */
export const listFreeRooms = (executor: Executor, range: NightRange, now: string): Promise<RoomRow[]> =>
  offeredRooms(executor)
    .where((eb) => eb.not(eb.exists(takers(eb, range, now).select('taken_night.night'))))
    .orderBy('room.identifier')
    .orderBy('room.id')
    .execute()

/** The rooms that only holds take in the range, each hold with its end and the browser that opened it. */
export const listHeldRooms = (executor: Executor, range: NightRange, now: string) =>
  offeredRooms(executor)
    .innerJoin('taken_night as hold', 'hold.room_id', 'room.id')
    .innerJoin('purchase', 'purchase.purchase_number', 'hold.purchase_number')
    .select(['purchase.purchase_number', 'purchase.visit'])
    .select(({ fn }) => fn.max('hold.held_until').as('held_until'))
    .where('hold.night', '>=', range.first)
    .where('hold.night', '<=', range.last)
    .where('hold.held_until', '>', now)
    .where((eb) =>
      eb.not(
        eb.exists(
          takers(eb, range, now).select('taken_night.night').where('taken_night.held_until', 'is', null),
        ),
      ),
    )
    .groupBy(['purchase.purchase_number', 'purchase.visit', ...ROOM_COLUMNS])
    .orderBy('room.identifier')
    .orderBy('room.id')
    .execute()

/** Every room on offer with what takes its nights in the range, a row a night; a free room has one row without a night. */
export const listOccupancy = (executor: Executor, range: NightRange, now: string) =>
  offeredRooms(executor)
    .leftJoin('taken_night', (join) =>
      join
        .onRef('taken_night.room_id', '=', 'room.id')
        .on('taken_night.night', '>=', range.first)
        .on('taken_night.night', '<=', range.last)
        .on(({ or, eb }) =>
          or([eb('taken_night.held_until', 'is', null), eb('taken_night.held_until', '>', now)]),
        ),
    )
    .leftJoin('reservation', 'reservation.id', 'taken_night.reservation_id')
    .leftJoin('client', 'client.id', 'reservation.client_id')
    .leftJoin('purchase_item as held', (join) =>
      join
        .onRef('held.purchase_number', '=', 'taken_night.purchase_number')
        .onRef('held.room_id', '=', 'taken_night.room_id'),
    )
    .select([
      'taken_night.night',
      'taken_night.purchase_number',
      'taken_night.held_until',
      'held.in_date as held_from',
      'held.out_date as held_to',
      'taken_night.blocking_id',
      'reservation.id as reservation_id',
      'reservation.in_date',
      'reservation.out_date',
      'client.names',
      'client.surnames',
    ])
    .orderBy('room.identifier')
    .orderBy('room.id')
    .orderBy('taken_night.night')
    .execute()

/** One room as staff see it, on offer or archived. */
export const findStaffRoom = (executor: Executor, id: string): Promise<StaffRoomRow | undefined> =>
  executor
    .selectFrom('room')
    .select(ROOM_COLUMNS)
    .select(['room.version', 'room.archived_at'])
    .where('room.id', '=', id)
    .executeTakeFirst()

export const insertRoom = (executor: Executor, room: NewRoomRow) =>
  executor
    .insertInto('room')
    .values({ ...room, identifier_key: searchText(room.identifier), version: 1 })
    .execute()
