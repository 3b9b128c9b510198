import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../connect.ts'
import { createBookingTables } from './001-booking-tables.ts'

/** Creates the first tables: staff, rooms and photos, bookings, jobs, audit log. */
export const foundation = (engine: Engine): Migration => ({
  async up(db) {
    await createStaffTables(db)
    await createRoomTables(db, engine)
    await createBookingTables(db, engine)
    await createWorkTables(db)
  },
})

async function createStaffTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('setting')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull())
    .addColumn('session_version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function createRoomTables(db: Kysely<unknown>, engine: Engine) {
  await db.schema
    .createTable('room')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price_per_night', 'bigint', (column) => column.notNull())
    .addColumn('capacity', 'integer', (column) => column.notNull())
    .addColumn('photo_version', 'text')
    .addColumn('archived_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('photo')
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('bytes', engine === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
    .addPrimaryKeyConstraint('photo_key', ['owner_id', 'width'])
    .execute()
}

async function createWorkTables(db: Kysely<unknown>) {
  await db.schema
    .createTable('job')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('run_at', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('claimed_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('done_at', 'text')
    .addColumn('failed_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('job_due')
    .on('job')
    .column('run_at')
    .where(sql.ref('done_at'), 'is', null)
    .execute()
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('staff_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
}
