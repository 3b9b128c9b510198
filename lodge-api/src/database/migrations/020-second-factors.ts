import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates the second factors of staff and their recovery codes. */
export const secondFactors: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('second_factor')
      .addColumn('staff_id', 'text', (column) => column.primaryKey())
      .addColumn('sealed_secret', 'text', (column) => column.notNull())
      .addColumn('active', 'integer', (column) => column.notNull())
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('recovery_code')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('staff_id', 'text', (column) => column.notNull())
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('recovery_code_by_staff').on('recovery_code').column('staff_id').execute()
  },
}
