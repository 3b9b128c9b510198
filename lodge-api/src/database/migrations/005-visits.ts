import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which tab of which browser began a purchase: it may give up its own hold even where it never learned its number. */
export const visits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('payment_attempt')
      .addColumn('visit', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
