import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores which browser began a purchase, so that it may release its own hold even if it never learned the purchase number. */
export const visits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('payment_attempt')
      .addColumn('visit', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  },
}
