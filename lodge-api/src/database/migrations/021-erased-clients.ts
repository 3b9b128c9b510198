import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds what a reservation still stores about its client, and an index of those that the clean-up has to look at. */
export const erasedClients: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reservation')
      .addColumn('client_data', 'text', (column) => column.notNull().defaultTo('whole'))
      .execute()
    await db.schema
      .createIndex('reservation_with_client')
      .on('reservation')
      .column('out_date')
      .where(sql.ref('client_data'), '!=', sql.lit('erased'))
      .execute()
  },
}
