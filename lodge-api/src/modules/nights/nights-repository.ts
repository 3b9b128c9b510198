import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { TakenNightTable } from '../../database/schema.ts'

type Night = Pick<TakenNightTable, 'room_id' | 'night'>

type RoomNights = { roomId: string; nights: CalendarDate[] }

/** Deletes the holds of a room's nights that ended by `now` (ISO 8601). */
export const deleteEndedHolds = (
  transaction: DatabaseTransaction,
  { roomId, nights }: RoomNights,
  now: string,
) =>
  transaction
    .deleteFrom('taken_night')
    .where('room_id', '=', roomId)
    .where('night', 'in', nights)
    .where('held_until', '<=', now)
    .execute()

/** Inserts nights in order, skipping those that are taken. Returns the inserted ones. */
export const insertNights = (transaction: DatabaseTransaction, rows: TakenNightTable[]): Promise<Night[]> =>
  transaction
    .insertInto('taken_night')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['room_id', 'night']).doNothing())
    .returning(['room_id', 'night'])
    .execute()

/** Lists the existing rows of these nights of a room, with the end of each hold. */
export const listTakers = (executor: Executor, { roomId, nights }: RoomNights) =>
  executor
    .selectFrom('taken_night')
    .select(['night', 'held_until'])
    .where('room_id', '=', roomId)
    .where('night', 'in', nights)
    .execute()

/** Frees all nights of a reservation. */
export const freeNightsOfReservation = (transaction: DatabaseTransaction, reservationId: string) =>
  transaction.deleteFrom('taken_night').where('reservation_id', '=', reservationId).execute()

/** Frees the nights of a reservation from `first` on. Returns those that it still had. */
export const freeNightsFrom = (
  transaction: DatabaseTransaction,
  reservationId: string,
  first: CalendarDate,
) =>
  transaction
    .deleteFrom('taken_night')
    .where('reservation_id', '=', reservationId)
    .where('night', '>=', first)
    .returning('night')
    .execute()

export const freeNightsOfPurchase = (transaction: DatabaseTransaction, purchaseNumber: number) =>
  transaction.deleteFrom('taken_night').where('purchase_number', '=', purchaseNumber).execute()

export const freeNightsOfBlockings = (transaction: DatabaseTransaction, blockingIds: string[]) =>
  transaction.deleteFrom('taken_night').where('blocking_id', 'in', blockingIds).execute()

/** Lists a room's nights from `first` on that are taken at `now` (ISO 8601), in order. */
export const listTakenNights = (
  executor: Executor,
  { roomId, first }: { roomId: string; first: CalendarDate },
  now: string,
) =>
  executor
    .selectFrom('taken_night')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('night', '>=', first)
    .where(({ or, eb }) => or([eb('held_until', 'is', null), eb('held_until', '>', now)]))
    .orderBy('night')
    .execute()

/** Sets the end of a purchase's hold (ISO 8601). */
export const moveHoldEnd = (transaction: DatabaseTransaction, purchaseNumber: number, until: string) =>
  transaction
    .updateTable('taken_night')
    .set({ held_until: until })
    .where('purchase_number', '=', purchaseNumber)
    .execute()

/** Counts the rooms held for each of these nights at `now` (ISO 8601). */
export const countHeldRooms = (executor: Executor, nights: CalendarDate[], now: string) =>
  executor
    .selectFrom('taken_night')
    .select(['night', ({ fn }) => fn.countAll<number>().as('rooms')])
    .where('night', 'in', nights)
    .where('held_until', '>', now)
    .groupBy('night')
    .execute()

/** Locks a room's nights until the transaction ends. `no key update` still lets other transactions reference the room. */
export const lockRoomRow = (transaction: DatabaseTransaction, roomId: string) =>
  transaction.selectFrom('room').select('id').where('id', '=', roomId).forNoKeyUpdate().executeTakeFirst()
