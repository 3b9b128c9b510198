import type { Selectable } from 'kysely'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import type { ReservationTable } from '../../database/schema.ts'
import type { ReservationSegmentTable } from '../../database/tables/reservation-segment-table.ts'

/** The columns of a reservation that its last segment is made of, with the name of its present room. */
export type SegmentedRow = Pick<
  Selectable<ReservationTable>,
  'id' | 'room_id' | 'in_date' | 'out_date' | 'price_per_night' | 'price' | 'igv' | 'total' | 'room_since'
> & { identifier: string; category: string }

/** Lists the nights that the guests of these reservations spent before their present rooms, in order, with the names of the rooms. */
export const listEarlierSegments = (executor: Executor, reservationIds: readonly string[]) =>
  executor
    .selectFrom('reservation_segment')
    .innerJoin('room', 'room.id', 'reservation_segment.room_id')
    .selectAll('reservation_segment')
    .select(['room.identifier', 'room.category'])
    .where('reservation_segment.reservation_id', 'in', reservationIds)
    .orderBy('reservation_segment.reservation_id')
    .orderBy('reservation_segment.position')
    .execute()

export const deleteSegments = (transaction: DatabaseTransaction, reservationId: string) =>
  transaction.deleteFrom('reservation_segment').where('reservation_id', '=', reservationId).execute()

export const insertSegments = (transaction: DatabaseTransaction, rows: ReservationSegmentTable[]) =>
  transaction.insertInto('reservation_segment').values(rows).execute()

/** Lists the ids of the reservations that had a room before their present one, in a night from `from` to `to` if given. */
export async function listMovedFrom(
  executor: Executor,
  { roomId, from, to }: { roomId: string; from: string | undefined; to: string | undefined },
): Promise<string[]> {
  let query = executor
    .selectFrom('reservation_segment')
    .select('reservation_id')
    .distinct()
    .where('room_id', '=', roomId)
  if (from !== undefined) query = query.where('out_date', '>=', from)
  if (to !== undefined) query = query.where('in_date', '<=', to)
  return (await query.execute()).map(({ reservation_id }) => reservation_id)
}
