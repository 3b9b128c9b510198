import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates the tokens of the links in mails with which guests see and cancel a reservation; they are deleted with it. */
export const guestLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('guest_link')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) =>
        column.notNull().references('reservation.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('guest_link_by_reservation')
      .on('guest_link')
      .column('reservation_id')
      .execute()
  },
}
