import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What long lists are read by, so that nothing is sorted however many there are (C-05): one room's reservations, newest
 * first; and the blocked nights of a period. None by state: SQLite would take it for every list, and sort.
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
