import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchText } from 'shared-ui/rules/text/search-text'
import type { Schema } from '../schema.ts'

/** Adds the earlier rooms of guests who changed rooms to what searches of reservations compare. */
export const roomsOfMovedStays: Migration = {
  async up(db: Kysely<Schema>) {
    const rows = await db
      .selectFrom('reservation_segment')
      .innerJoin('reservation', 'reservation.id', 'reservation_segment.reservation_id')
      .innerJoin('room', 'room.id', 'reservation_segment.room_id')
      .select(['reservation.id', 'reservation.search_text', 'room.identifier', 'room.category'])
      .whereRef('reservation_segment.room_id', '<>', 'reservation.room_id')
      .orderBy('reservation_segment.position')
      .execute()
    for (const [id, segments] of Map.groupBy(rows, (row) => row.id)) {
      const rooms = new Set(
        segments.map(({ identifier, category }) => searchText(`${identifier} ${category}`)),
      )
      const search_text = [segments[0]?.search_text, ...rooms].join(' ')
      await db.updateTable('reservation').set({ search_text }).where('id', '=', id).execute()
    }
  },
}
