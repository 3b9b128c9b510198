import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Indexes that let long lists be read without sorting: the reservations of a room, newest first, and the blocked nights of a
 * period. There is none by state: SQLite would choose it for every list, and sort.
 */
export const listIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('reservation_of_room_by_age')
      .on('reservation')
      .columns(['room_id', 'id'])
      .execute()
    await db.schema.createIndex('blocking_by_date').on('blocking').column('date').execute()
  },
}
