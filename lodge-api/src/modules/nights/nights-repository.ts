import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { TakenNightTable } from '../../database/schema.ts'

type Night = Pick<TakenNightTable, 'room_id' | 'night'>

/** Gives up the holds of a room's nights that ended by `now` (ISO 8601). */
export const deleteEndedHolds = (
  transaction: DatabaseTransaction,
  { roomId, nights }: { roomId: string; nights: CalendarDate[] },
  now: string,
) =>
  transaction
    .deleteFrom('taken_night')
    .where('room_id', '=', roomId)
    .where('night', 'in', nights)
    .where('held_until', '<=', now)
    .execute()

/** Inserts nights in their order, leaving out those that are taken; gives the ones that went in. */
export const insertNights = (transaction: DatabaseTransaction, rows: TakenNightTable[]): Promise<Night[]> =>
  transaction
    .insertInto('taken_night')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['room_id', 'night']).doNothing())
    .returning(['room_id', 'night'])
    .execute()

export const deleteNightsOfReservation = (transaction: DatabaseTransaction, reservationId: string) =>
  transaction.deleteFrom('taken_night').where('reservation_id', '=', reservationId).execute()

export const deleteNightsOfPurchase = (transaction: DatabaseTransaction, purchaseNumber: number) =>
  transaction.deleteFrom('taken_night').where('purchase_number', '=', purchaseNumber).execute()

export const deleteNightsOfBlockings = (transaction: DatabaseTransaction, blockingIds: string[]) =>
  transaction.deleteFrom('taken_night').where('blocking_id', 'in', blockingIds).execute()

/** A room's nights from `first` on that are taken at the instant `now` (ISO 8601), in their order. */
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

/** Holds a purchase's nights until another instant (ISO 8601). */
export const moveHoldEnd = (transaction: DatabaseTransaction, purchaseNumber: number, until: string) =>
  transaction
    .updateTable('taken_night')
    .set({ held_until: until })
    .where('purchase_number', '=', purchaseNumber)
    .execute()

/** Waits for, and keeps, the right to change one room's nights until the transaction ends. */
export const lockRoomRow = (transaction: DatabaseTransaction, roomId: string) =>
  transaction.selectFrom('room').select('id').where('id', '=', roomId).forUpdate().executeTakeFirst()
