import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates the folio: charges, payments and refunds of a reservation at the desk, and the concepts of charges that staff keep. */
export const folios: Migration = {
  async up(db: Kysely<unknown>) {
    await createEntries(db)
    await db.schema
      .createTable('folio_concept')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull().unique())
      .addColumn('price', 'bigint')
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.alterTable('reservation').addColumn('retained', 'bigint').execute()
    await settleCancelled(db)
    await createMovementIndexes(db)
  },
}

async function createEntries(db: Kysely<unknown>) {
  await db.schema
    .createTable('folio_entry')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reservation_id', 'text', (column) => column.notNull().references('reservation.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('concept', 'text', (column) => column.notNull())
    .addColumn('method', 'text')
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('voided_at', 'text')
    .addColumn('voided_by', 'text')
    .addColumn('void_reason', 'text')
    .addCheckConstraint('folio_entry_amount', sql`amount > 0`)
    .execute()
  await db.schema
    .createIndex('folio_entry_by_reservation')
    .on('folio_entry')
    .column('reservation_id')
    .execute()
  await db.schema.createIndex('folio_entry_by_time').on('folio_entry').column('at').execute()
}

/** Nobody recorded payments at the desk before, so a cancelled stay counts as settled: it cost what the card paid less its refunds. */
const settleCancelled = (db: Kysely<unknown>) =>
  sql`update reservation set retained =
    coalesce((select sum(purchase_item.total) from purchase_item
      join purchase on purchase.purchase_number = purchase_item.purchase_number
      where purchase_item.reservation_id = reservation.id and purchase.state = 'confirmed'), 0)
    - coalesce((select sum(refund.amount) from refund where refund.reservation_id = reservation.id), 0)
    where state = 'cancelled'`.execute(db)

/** The card charges and refunds of a day are found by the instant at which they were done. */
async function createMovementIndexes(db: Kysely<unknown>) {
  await db.schema
    .createIndex('purchase_confirmed')
    .on('purchase')
    .column('state_at')
    .where(sql.ref('state'), '=', sql.lit('confirmed'))
    .execute()
  await db.schema
    .createIndex('refund_given')
    .on('refund')
    .column('state_at')
    .where(sql.ref('state'), 'in', [sql.lit('done'), sql.lit('paid_by_hand')])
    .execute()
}
