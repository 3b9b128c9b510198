import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { searchText } from 'shared-ui/rules/search-text'
import type { DatabaseTransaction } from '../../database/connect.ts'
import type { RoomTable } from '../../database/schema.ts'

/** What staff write of a room, and its picture's version where that changes too. */
export type RoomChange = Pick<
  RoomTable,
  'identifier' | 'category' | 'description' | 'price_per_night' | 'capacity'
> & { photo_version?: string }

/** Writes a room on offer anew, if it is still at that version; whether it was. */
export async function changeRoom(
  transaction: DatabaseTransaction,
  { id, version }: { id: string; version: number },
  change: RoomChange,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('room')
    .set({ ...change, identifier_key: searchText(change.identifier), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('archived_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Takes a room off offer at the instant `now` (ISO 8601); what tells of it goes on naming it. */
export const archiveRoom = (transaction: DatabaseTransaction, id: string, now: string) =>
  transaction
    .updateTable('room')
    .set(({ eb }) => ({ archived_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Erases a room that nothing tells of, with its blockings. */
export async function eraseRoom(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('taken_night').where('room_id', '=', id).execute()
  await transaction.deleteFrom('blocking').where('room_id', '=', id).execute()
  await transaction.deleteFrom('room').where('id', '=', id).execute()
}

/** How many reservations with a night from that day on stand for a room. */
export const countComingReservations = async (
  transaction: DatabaseTransaction,
  roomId: string,
  today: CalendarDate,
): Promise<number> => {
  const { count } = await transaction
    .selectFrom('reservation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('room_id', '=', roomId)
    .where('out_date', '>=', today)
    .where('state', 'in', ['pending', 'confirmed'])
    .executeTakeFirstOrThrow()
  return count
}

/** Whether somebody is paying for a night of a room at the instant `now` (ISO 8601). */
export const isHeld = async (
  transaction: DatabaseTransaction,
  roomId: string,
  now: string,
): Promise<boolean> => {
  const hold = await transaction
    .selectFrom('taken_night')
    .select('night')
    .where('room_id', '=', roomId)
    .where('held_until', '>', now)
    .limit(1)
    .executeTakeFirst()
  return hold !== undefined
}

/** Whether any reservation, of whatever state, or any payment tells of a room. */
export const hasPast = async (transaction: DatabaseTransaction, roomId: string): Promise<boolean> => {
  const reservation = await transaction
    .selectFrom('reservation')
    .select('id')
    .where('room_id', '=', roomId)
    .limit(1)
    .executeTakeFirst()
  if (reservation) return true
  const payment = await transaction
    .selectFrom('purchase_item')
    .select('purchase_number')
    .where('room_id', '=', roomId)
    .limit(1)
    .executeTakeFirst()
  return payment !== undefined
}
