import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { searchText } from 'shared-ui/rules/text/search-text'
import type { DatabaseTransaction } from '../../database/connect.ts'
import type { RoomTable } from '../../database/schema.ts'

/** The columns that staff change, with the photo version if the photo changes. */
export type RoomChange = Pick<
  RoomTable,
  'identifier' | 'category' | 'description' | 'price_per_night' | 'capacity'
> & { photo_version?: string }

/** Updates an offered room if it still has that version. Returns whether it had. */
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

/** Archives a room at `now` (ISO 8601); reservations that refer to it still show it. */
export const archiveRoom = (transaction: DatabaseTransaction, id: string, now: string) =>
  transaction
    .updateTable('room')
    .set(({ eb }) => ({ archived_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Deletes a room without reservations or payments, with its blockings. */
export async function eraseRoom(transaction: DatabaseTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('taken_night').where('room_id', '=', id).execute()
  await transaction.deleteFrom('blocking').where('room_id', '=', id).execute()
  await transaction.deleteFrom('room').where('id', '=', id).execute()
}

/** Counts a room's pending and confirmed reservations with a night from `today` on. */
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

/** Whether a night of a room is held at `now` (ISO 8601). */
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

/** Whether any reservation, in any state, an earlier part of one, or any payment refers to a room. */
export const hasBookings = async (transaction: DatabaseTransaction, roomId: string): Promise<boolean> => {
  const reservation = await transaction
    .selectFrom('reservation')
    .select('id')
    .where('room_id', '=', roomId)
    .limit(1)
    .executeTakeFirst()
  if (reservation) return true
  const segment = await transaction
    .selectFrom('reservation_segment')
    .select('reservation_id')
    .where('room_id', '=', roomId)
    .limit(1)
    .executeTakeFirst()
  if (segment) return true
  const payment = await transaction
    .selectFrom('purchase_item')
    .select('purchase_number')
    .where('room_id', '=', roomId)
    .limit(1)
    .executeTakeFirst()
  return payment !== undefined
}
