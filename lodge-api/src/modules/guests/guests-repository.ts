import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { StayGuestTable } from '../../database/tables/guest-table.ts'
import type { GuestColumns } from './guest-response.ts'

/** Lists the guests of a reservation in their order. */
export const listGuests = (executor: Executor, reservationId: string): Promise<StayGuestTable[]> =>
  executor
    .selectFrom('stay_guest')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const findGuest = (executor: Executor, id: string) =>
  executor.selectFrom('stay_guest').selectAll().where('id', '=', id).executeTakeFirst()

/** Throws a unique violation if the stay has a guest with the same document. */
export const insertGuest = (transaction: DatabaseTransaction, guest: StayGuestTable) =>
  transaction.insertInto('stay_guest').values(guest).execute()

/** Changes a guest that still has that version. Returns whether it had. Throws a unique violation like `insertGuest`. */
export async function writeGuest(
  transaction: DatabaseTransaction,
  { id, version }: { id: string; version: number },
  columns: GuestColumns,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('stay_guest')
    .set({ ...columns, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const deleteGuest = (transaction: DatabaseTransaction, id: string) =>
  transaction.deleteFrom('stay_guest').where('id', '=', id).execute()

/** Stores how many persons sleep in the room of a reservation. */
export const writeExpected = (transaction: DatabaseTransaction, reservationId: string, expected: number) =>
  transaction
    .updateTable('reservation')
    .set({ guests_expected: expected })
    .where('id', '=', reservationId)
    .execute()

/** Returns how many guests each of these reservations has; those without guests are missing. */
export async function countGuests(
  executor: Executor,
  reservationIds: readonly string[],
): Promise<Map<string, number>> {
  if (reservationIds.length === 0) return new Map()
  const rows = await executor
    .selectFrom('stay_guest')
    .select(({ fn }) => ['reservation_id', fn.countAll<number>().as('count')])
    .where('reservation_id', 'in', reservationIds)
    .groupBy('reservation_id')
    .execute()
  return new Map(rows.map(({ reservation_id, count }) => [reservation_id, count]))
}

/** Erases the guests of stays whose day of departure is that day or earlier. */
export const deleteGuestsDepartedUntil = (executor: Executor, day: string) =>
  executor
    .deleteFrom('stay_guest')
    .where('reservation_id', 'in', (of) =>
      of
        .selectFrom('reservation')
        .select('reservation.id')
        // The last night is before the day of departure; the entry only lets the index find the few rows.
        .where('reservation.in_date', '<', day)
        .where('reservation.out_date', '<', day),
    )
    .execute()
