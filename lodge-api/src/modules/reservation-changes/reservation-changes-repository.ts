import type { Updateable } from 'kysely'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { ClientTable, ReservationTable } from '../../database/schema.ts'

/** Columns of a reservation to write. */
export type ReservationValues = Updateable<ReservationTable>

/** Updates a reservation if it still has that version, and raises the version. Returns whether it had. */
export async function updateAtVersion(
  transaction: DatabaseTransaction,
  { id, version }: { id: string; version: number },
  values: ReservationValues,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('reservation')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const writeClient = (transaction: DatabaseTransaction, client: ClientTable) =>
  transaction.updateTable('client').set(client).where('id', '=', client.id).execute()

/** Lists the nights of a room that others occupy at `now` (ISO 8601), in order. */
export const listForeignNights = (
  executor: Executor,
  requested: { roomId: string; first: CalendarDate; last: CalendarDate; reservationId: string },
  now: string,
) =>
  executor
    .selectFrom('taken_night')
    .select(['night', 'reservation_id', 'blocking_id'])
    .where('room_id', '=', requested.roomId)
    .where('night', '>=', requested.first)
    .where('night', '<=', requested.last)
    .where(({ or, eb }) => or([eb('held_until', 'is', null), eb('held_until', '>', now)]))
    .where(({ or, eb }) =>
      or([eb('reservation_id', 'is', null), eb('reservation_id', '!=', requested.reservationId)]),
    )
    .orderBy('night')
    .execute()
