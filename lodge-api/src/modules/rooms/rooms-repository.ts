import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { searchText } from 'shared-ui/rules/text/search-text'
import type { Executor } from '../../database/connect.ts'
import { compileOnce, type Parameter } from '../../database/queries/compile-once.ts'
import type { RoomTable } from '../../database/schema.ts'

export type RoomRow = Omit<RoomTable, 'archived_at' | 'created_at' | 'identifier_key' | 'version'>

/** A room with the fields that only staff see. */
export type StaffRoomRow = RoomRow & Pick<RoomTable, 'version' | 'archived_at'>

/** A room to insert; version and identifier key are derived. */
export type NewRoomRow = Omit<RoomTable, 'identifier_key' | 'version'>

/** The requested nights, first and last, both included. */
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

/** Counts the offered rooms. */
export const countRooms = async (executor: Executor): Promise<number> => {
  const { rooms } = await executor
    .selectFrom('room')
    .select(({ fn }) => fn.countAll<number>().as('rooms'))
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow()
  return rooms
}

const roomsByIdentifier = compileOnce((executor) =>
  offeredRooms(executor).orderBy('room.identifier').orderBy('room.id'),
)

/** Lists the offered rooms by identifier. */
export const listRooms = (executor: Executor): Promise<RoomRow[]> => roomsByIdentifier(executor, {})

/** Returns an offered room, or undefined. */
export const findRoom = (executor: Executor, id: string): Promise<RoomRow | undefined> =>
  offeredRooms(executor).where('room.id', '=', id).executeTakeFirst()

// Costs one probe of the primary key per room, however many nights are taken elsewhere.
const unsoldRooms = compileOnce((executor, parameter: Parameter<'first' | 'last' | 'now'>) =>
  offeredRooms(executor)
    .leftJoin('taken_night as hold', (join) =>
      join
        .onRef('hold.room_id', '=', 'room.id')
        .on('hold.night', '>=', parameter('first'))
        .on('hold.night', '<=', parameter('last'))
        .on('hold.held_until', '>', parameter('now')),
    )
    .leftJoin('purchase', 'purchase.purchase_number', 'hold.purchase_number')
    .select(['hold.held_until', 'purchase.visit'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('taken_night')
            .select('taken_night.night')
            .whereRef('taken_night.room_id', '=', 'room.id')
            .where('taken_night.night', '>=', parameter('first'))
            .where('taken_night.night', '<=', parameter('last'))
            .where('taken_night.held_until', 'is', null),
        ),
      ),
    )
    .orderBy('room.identifier')
    .orderBy('room.id'),
)

/**
 * Lists the offered rooms that are neither reserved nor blocked on any night of the range: one row per night held at `now` (ISO
 * 8601), or one row without a hold for a free room.
 */
export const listRoomsWithoutBookings = (executor: Executor, range: NightRange, now: string) =>
  unsoldRooms(executor, { ...range, now })

const takenNights = compileOnce((executor, parameter: Parameter<'first' | 'last' | 'now'>) =>
  executor
    .selectFrom('room')
    .innerJoin('taken_night', 'taken_night.room_id', 'room.id')
    .leftJoin('purchase', 'purchase.purchase_number', 'taken_night.purchase_number')
    .select([
      'taken_night.room_id',
      'taken_night.night',
      'taken_night.held_until',
      'taken_night.blocking_id',
      'purchase.visit',
    ])
    .where('room.archived_at', 'is', null)
    .where('taken_night.night', '>=', parameter('first'))
    .where('taken_night.night', '<=', parameter('last'))
    .where(({ or, eb }) =>
      or([eb('taken_night.held_until', 'is', null), eb('taken_night.held_until', '>', parameter('now'))]),
    ),
)

/** Lists the nights of offered rooms in the range that are reserved, blocked, or held at `now` (ISO 8601). */
export const listTakenNights = (executor: Executor, range: NightRange, now: string) =>
  takenNights(executor, { ...range, now })

const nightsOfRoom = compileOnce((executor, parameter: Parameter<'room' | 'first' | 'last' | 'now'>) =>
  executor
    .selectFrom('room')
    .leftJoin('taken_night', (join) =>
      join
        .onRef('taken_night.room_id', '=', 'room.id')
        .on('taken_night.night', '>=', parameter('first'))
        .on('taken_night.night', '<=', parameter('last'))
        .on(({ or, eb }) =>
          or([eb('taken_night.held_until', 'is', null), eb('taken_night.held_until', '>', parameter('now'))]),
        ),
    )
    .leftJoin('purchase', 'purchase.purchase_number', 'taken_night.purchase_number')
    .select(['taken_night.night', 'taken_night.held_until', 'purchase.visit'])
    .where('room.id', '=', parameter('room'))
    .where('room.archived_at', 'is', null)
    .orderBy('taken_night.night'),
)

/**
 * Lists the nights of an offered room in the range that are taken at `now` (ISO 8601), in order: one row per night, one row without
 * a night if all are free, and none if the room does not exist.
 */
export const listNightsOfRoom = (
  executor: Executor,
  { room, range }: { room: string; range: NightRange },
  now: string,
) => nightsOfRoom(executor, { room, ...range, now })

/**
 * Lists every offered room with what occupies its nights in the range: one row per night, or one row without a night for a free
 * room.
 */
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
      'reservation.room_id as present_room_id',
      'reservation.room_since',
      'client.names',
      'client.surnames',
    ])
    .orderBy('room.identifier')
    .orderBy('room.id')
    .orderBy('taken_night.night')
    .execute()

/** Returns a room with the fields that only staff see, archived or not, or undefined. */
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
