import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Engine } from '../connect.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

export async function createBookingTables(db: Kysely<unknown>, engine: Engine) {
  await createReservationTables(db)
  await createBlockingTable(db)
  await createPaymentAttemptTable(db, engine)
  await startPurchaseNumbers(db, engine)
  await createTakenNightTable(db)
}

async function createReservationTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('client')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('names', 'text', required)
    .addColumn('surnames', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('document', 'text', required)
    .addColumn('document_number', 'text', required)
    .addColumn('phone', 'text', required)
    .addColumn('location', 'text', required)
    .addColumn('country', 'text', required)
    .addColumn('age', 'integer', required)
    .addColumn('ruc', 'text', required)
    .execute()
  await db.schema
    .createTable('reservation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) => column.notNull().references('room.id'))
    .addColumn('client_id', 'text', (column) => column.notNull().references('client.id'))
    .addColumn('in_date', 'text', required)
    .addColumn('out_date', 'text', required)
    .addColumn('price_per_night', 'bigint', required)
    .addColumn('price', 'bigint', required)
    .addColumn('igv', 'bigint', required)
    .addColumn('total', 'bigint', required)
    .addColumn('payer_index', 'integer', required)
    .addColumn('channel', 'text', required)
    .addColumn('detail', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('search_text', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema
    .createIndex('reservation_by_room')
    .on('reservation')
    .columns(['room_id', 'in_date'])
    .execute()
  await db.schema.createIndex('reservation_by_entry').on('reservation').column('in_date').execute()
  await db.schema
    .createTable('reservation_event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('reservation_id', 'text', (column) =>
      column.notNull().references('reservation.id').onDelete('cascade'),
    )
    .addColumn('at', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('by', 'text')
    .execute()
  await db.schema
    .createIndex('reservation_event_by_reservation')
    .on('reservation_event')
    .column('reservation_id')
    .execute()
}

async function createBlockingTable(db: Kysely<unknown>) {
  await db.schema
    .createTable('blocking')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('room_id', 'text', (column) => column.notNull().references('room.id'))
    .addColumn('date', 'text', required)
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'text', required)
    .execute()
}

async function createPaymentAttemptTable(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('payment_attempt')
    .addColumn('purchase_number', 'integer', (column) =>
      engine === 'postgres'
        ? column.generatedByDefaultAsIdentity().primaryKey()
        : column.primaryKey().autoIncrement(),
    )
    .addColumn('state', 'text', required)
    .addColumn('room_id', 'text', (column) => column.notNull().references('room.id'))
    .addColumn('in_date', 'text', required)
    .addColumn('out_date', 'text', required)
    .addColumn('price_per_night', 'bigint', required)
    .addColumn('price', 'bigint', required)
    .addColumn('igv', 'bigint', required)
    .addColumn('total', 'bigint', required)
    .addColumn('email', 'text', required)
    .addColumn('document_number', 'text', required)
    .addColumn('session_key', 'text')
    .addColumn('expires_at', 'text', required)
    .addColumn('token_hash', 'text')
    .addColumn('reservation_id', 'text', (column) => column.references('reservation.id').onDelete('set null'))
    .addColumn('sent_by', 'text')
    .addColumn('card', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('brand', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('action_code', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('action_description', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('transaction_id', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('transaction_date', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('signature', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('test_mode', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('state_at', 'text', required)
    .execute()
  await db.schema
    .createIndex('payment_attempt_by_reservation')
    .on('payment_attempt')
    .column('reservation_id')
    .execute()
  await db.schema
    .createIndex('payment_attempt_open')
    .on('payment_attempt')
    .columns(['state', 'expires_at'])
    .where(
      sql.ref('state'),
      'in',
      ['held', 'authorizing', 'unknown'].map((state) => sql.lit(state)),
    )
    .execute()
}

const NUMBERS_A_DAY = 10_000
const NUMBERING_BEGAN = Date.UTC(2026, 0, 1)
const DAY_MS = 86_400_000

/**
 * The provider never accepts the same purchase number twice, not even from a recreated database. Each database therefore starts at
 * a number derived from the day it was created: 10,000 a day since 2026, nine digits for the next two centuries.
 */
async function startPurchaseNumbers(db: Kysely<unknown>, engine: Engine) {
  const first = Math.floor((Date.now() - NUMBERING_BEGAN) / DAY_MS) * NUMBERS_A_DAY + 1
  if (engine === 'postgres') {
    await sql`alter table payment_attempt alter column purchase_number restart with ${sql.lit(first)}`.execute(
      db,
    )
    return
  }
  await sql`insert into sqlite_sequence (name, seq) values ('payment_attempt', ${first - 1})`.execute(db)
}

async function createTakenNightTable(db: Kysely<unknown>) {
  await db.schema
    .createTable('taken_night')
    .addColumn('room_id', 'text', (column) => column.notNull().references('room.id'))
    .addColumn('night', 'text', required)
    .addColumn('reservation_id', 'text', (column) => column.references('reservation.id'))
    .addColumn('blocking_id', 'text', (column) => column.references('blocking.id'))
    .addColumn('purchase_number', 'integer', (column) => column.references('payment_attempt.purchase_number'))
    .addColumn('held_until', 'text')
    .addPrimaryKeyConstraint('taken_night_key', ['room_id', 'night'])
    .addCheckConstraint(
      'taken_night_by_one',
      sql`(case when reservation_id is null then 0 else 1 end)
        + (case when blocking_id is null then 0 else 1 end)
        + (case when purchase_number is null then 0 else 1 end) = 1`,
    )
    .addCheckConstraint(
      'taken_night_hold_ends',
      sql`(purchase_number is null and held_until is null) or (purchase_number is not null and held_until is not null)`,
    )
    .execute()
  for (const owner of ['reservation_id', 'blocking_id', 'purchase_number'] as const) {
    await db.schema
      .createIndex(`taken_night_by_${owner}`)
      .on('taken_night')
      .column(owner)
      .where(sql.ref(owner), 'is not', null)
      .execute()
  }
}
