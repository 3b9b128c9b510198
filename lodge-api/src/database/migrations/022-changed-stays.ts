import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds what is retained when a stay is changed, and what had paid the money of a refund. */
export const changedStays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reservation')
      .addColumn('change_retained', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('refund')
      .addColumn('origin', 'text', (column) => column.notNull().defaultTo('card'))
      .execute()
    // Until now only cancellations refunded payments at the desk; a card's refund that became impossible has a problem.
    await sql`update refund set origin = 'desk'
      where purchase_number is null and cause = 'cancellation' and problem = ''`.execute(db)
  },
}
