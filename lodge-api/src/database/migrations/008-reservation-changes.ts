import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds what staff need to change and cancel reservations: versions, the facts of an event, and refunds. */
export const reservationChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reservation')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await db.schema.alterTable('reservation_event').addColumn('facts', 'text').execute()
    await db.schema
      .createTable('refund')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservation.id'))
      .addColumn('purchase_number', 'integer', (column) =>
        column.references('payment_attempt.purchase_number'),
      )
      .addColumn('cause', 'text', (column) => column.notNull())
      .addColumn('amount', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('problem', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.unique())
      .addColumn('ordered_at', 'text', (column) => column.notNull())
      .addColumn('state_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('refund_by_reservation').on('refund').column('reservation_id').execute()
  },
}
