import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates the sessions of staff, and the index by which complaints to one address are counted. */
export const staffSecurity: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull())
      .addColumn('staff_version', 'integer', (column) => column.notNull())
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text', (column) => column.notNull())
      .addColumn('confirmed_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('staff_session_by_staff').on('staff_session').column('staff_id').execute()
    await db.schema.createIndex('staff_session_by_age').on('staff_session').column('created_at').execute()
    await sql`create index complaint_by_email on complaint (lower(email), created_at)`.execute(db)
  },
}
