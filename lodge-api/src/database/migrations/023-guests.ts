import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates the guests of stays, and the number of persons that staff expect in the room of a reservation. */
export const guests: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('stay_guest')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservation.id'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('names', 'text', (column) => column.notNull())
      .addColumn('surnames', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('document_number', 'text', (column) => column.notNull())
      .addColumn('nationality', 'text', (column) => column.notNull())
      .addColumn('sex', 'text', (column) => column.notNull())
      .addColumn('birth_date', 'text', (column) => column.notNull())
      .addColumn('origin', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    // One person is registered once for a stay, also by two requests at the same time.
    await db.schema
      .createIndex('stay_guest_person')
      .on('stay_guest')
      .columns(['reservation_id', 'document', 'document_number'])
      .unique()
      .execute()
    await db.schema.alterTable('reservation').addColumn('guests_expected', 'integer').execute()
  },
}
