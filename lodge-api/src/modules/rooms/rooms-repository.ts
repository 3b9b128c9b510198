import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { searchText } from 'shared-ui/rules/search-text'
import { compileOnce, type Parameter } from '../../database/compile-once.ts'
import type { Executor } from '../../database/connect.ts'
import type { RoomTable } from '../../database/schema.ts'

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

const roomsByIdentifier = compileOnce((executor) =>
  offeredRooms(executor).orderBy('room.identifier').orderBy('room.id'),
)

/** Every room on offer, by its identifier. */
export const listRooms = (executor: Executor): Promise<RoomRow[]> => roomsByIdentifier(executor, {})

/** One room on offer. */
export const findRoom = (executor: Executor, id: string): Promise<RoomRow | undefined> =>
  offeredRooms(executor).where('room.id', '=', id).executeTakeFirst()

// One probe of the primary key a room, however many nights are taken elsewhere.
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
 * The rooms on offer that nobody has reserved or blocked on any night of the range, each with the holds of those nights at the instant
 * `now` (ISO 8601): a row a held night, or one without a hold where the room is free.
 */
export const listUnsoldRooms = (executor: Executor, range: NightRange, now: string) =>
  unsoldRooms(executor, { ...range, now })

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
