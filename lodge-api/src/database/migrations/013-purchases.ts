import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Columns added to `purchase`, with a default because rows exist. */
const PURCHASE_TEXTS = [
  'tab',
  'address_hash',
  'provider',
  'environment',
  'merchant_id',
  'problem',
  'trace_number',
]
/** Columns that move from `purchase` to `purchase_item`. */
const ITEM_COLUMNS = ['room_id', 'in_date', 'out_date', 'price_per_night', 'price', 'igv', 'reservation_id']
const OPEN_STATES = ['charging', 'unknown', 'returning']
const FAILED_STATES = ['expired', 'denied', 'denied_late', 'never_charged', 'returned']
const OPEN_REFUND_STATES = ['waiting', 'asking', 'unclear', 'manual']

/**
 * Turns payment attempts into purchases: one to four stays each, the provider, the lease of the server that works on them, and
 * distinct final states. Refunds get leases too; `failed` becomes `manual` and `desk` becomes `paid_by_hand`.
 */
export const purchases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.dropIndex('payment_attempt_by_reservation').execute()
    await db.schema.dropIndex('payment_attempt_open').execute()
    await db.schema.alterTable('payment_attempt').renameTo('purchase').execute()
    await createItems(db)
    await moveItems(db)
    await addPurchaseColumns(db)
    await renameStates(db)
    await addRefundColumns(db)
    await createIndexes(db)
  },
}

async function createItems(db: Kysely<unknown>) {
  await db.schema
    .createTable('purchase_item')
    .addColumn('purchase_number', 'integer', (column) =>
      column.notNull().references('purchase.purchase_number').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('room_id', 'text', (column) => column.notNull().references('room.id'))
    .addColumn('in_date', 'text', (column) => column.notNull())
    .addColumn('out_date', 'text', (column) => column.notNull())
    .addColumn('price_per_night', 'bigint', (column) => column.notNull())
    .addColumn('price', 'bigint', (column) => column.notNull())
    .addColumn('igv', 'bigint', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('reservation_id', 'text', (column) => column.references('reservation.id').onDelete('set null'))
    .addPrimaryKeyConstraint('purchase_item_key', ['purchase_number', 'position'])
    .addCheckConstraint('purchase_item_position', sql`position between 1 and 4`)
    .execute()
}

async function moveItems(db: Kysely<unknown>) {
  await sql`insert into purchase_item
    (purchase_number, position, room_id, in_date, out_date, price_per_night, price, igv, total, reservation_id)
    select purchase_number, 1, room_id, in_date, out_date, price_per_night, price, igv, total, reservation_id
    from purchase`.execute(db)
  for (const column of [...ITEM_COLUMNS, 'sent_by']) {
    await db.schema.alterTable('purchase').dropColumn(column).execute()
  }
}

async function addPurchaseColumns(db: Kysely<unknown>) {
  for (const name of PURCHASE_TEXTS) {
    await db.schema
      .alterTable('purchase')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  }
  await db.schema.alterTable('purchase').addColumn('charged', 'bigint').execute()
  await addLeaseColumns(db, 'purchase')
}

async function addLeaseColumns(db: Kysely<unknown>, table: 'purchase' | 'refund') {
  for (const name of ['lease_number', 'attempts']) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  for (const name of ['lease_until', 'next_attempt_at', 'alerted_at']) {
    await db.schema.alterTable(table).addColumn(name, 'text').execute()
  }
}

/** A reversed purchase with a transaction was charged and returned; one without a transaction was never charged. */
async function renameStates(db: Kysely<unknown>) {
  await sql`update purchase set state = 'charging' where state = 'authorizing'`.execute(db)
  await sql`update purchase set state = case when transaction_id = '' then 'never_charged' else 'returned' end
    where state = 'reversed'`.execute(db)
  await sql`update purchase set charged = total where transaction_id != ''`.execute(db)
  await sql`update purchase set next_attempt_at = state_at where state in ('charging', 'unknown')`.execute(db)
  await sql`update purchase set provider = case when test_mode = 1 then 'sandbox' else 'niubiz' end`.execute(
    db,
  )
  await sql`update reservation set state = 'failed' where state = 'reversed'`.execute(db)
  await sql`update reservation_event set kind = case
    when exists (select 1 from purchase_item join purchase on purchase.purchase_number = purchase_item.purchase_number
      where purchase_item.reservation_id = reservation_event.reservation_id and purchase.state = 'returned')
    then 'charge_returned' else 'never_charged' end where kind = 'reversed'`.execute(db)
  await sql`update reservation_event set kind = 'refund_manual' where kind = 'refund_failed'`.execute(db)
  await sql`update job set payload = replace(payload, '"payment-reversed"', '"payment-ended"') where kind = 'mail'`.execute(
    db,
  )
  await sql`update job set payload = replace(payload, '"refund-failed"', '"refund-manual"') where kind = 'mail'`.execute(
    db,
  )
  // Due charges and refunds are now found by their own tables.
  await sql`delete from job where kind in ('settle-payment', 'refund')`.execute(db)
}

async function addRefundColumns(db: Kysely<unknown>) {
  await addLeaseColumns(db, 'refund')
  await sql`update refund set state = 'manual' where state = 'failed'`.execute(db)
  await sql`update refund set state = 'paid_by_hand' where state = 'desk'`.execute(db)
  await sql`update refund set problem = 'unreachable' where problem = 'unanswered'`.execute(db)
  await sql`update refund set next_attempt_at = ordered_at where state = 'waiting'`.execute(db)
}

async function createIndexes(db: Kysely<unknown>) {
  await db.schema
    .createIndex('purchase_item_by_reservation')
    .unique()
    .on('purchase_item')
    .column('reservation_id')
    .execute()
  await db.schema.createIndex('purchase_item_by_room').on('purchase_item').column('room_id').execute()
  await db.schema
    .createIndex('taken_night_held')
    .on('taken_night')
    .column('held_until')
    .where(sql.ref('held_until'), 'is not', null)
    .execute()
  const literals = (states: string[]) => states.map((state) => sql.lit(state))
  await db.schema
    .createIndex('purchase_due')
    .on('purchase')
    .column('next_attempt_at')
    .where(sql.ref('next_attempt_at'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('purchase_held')
    .on('purchase')
    .column('expires_at')
    .where(sql.ref('state'), '=', sql.lit('held'))
    .execute()
  await db.schema
    .createIndex('purchase_unsettled')
    .on('purchase')
    .column('state_at')
    .where(sql.ref('state'), 'in', literals(OPEN_STATES))
    .execute()
  await db.schema
    .createIndex('purchase_failed')
    .on('purchase')
    .column('state_at')
    .where(sql.ref('state'), 'in', literals(FAILED_STATES))
    .where(sql.ref('email'), '!=', sql.lit(''))
    .execute()
  await db.schema
    .createIndex('purchase_identified')
    .on('purchase')
    .column('state_at')
    .where(sql.ref('state'), 'in', literals([...FAILED_STATES, 'confirmed']))
    .where(sql.ref('address_hash'), '!=', sql.lit(''))
    .execute()
  await db.schema
    .createIndex('refund_open')
    .on('refund')
    .column('ordered_at')
    .where(sql.ref('state'), 'in', literals(OPEN_REFUND_STATES))
    .execute()
  await db.schema.createIndex('refund_by_purchase').on('refund').column('purchase_number').execute()
  await db.schema
    .createIndex('refund_due')
    .on('refund')
    .column('next_attempt_at')
    .where(sql.ref('next_attempt_at'), 'is not', null)
    .execute()
}
