import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates the request counts that both sites and all servers share. */
export const requestLimits: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('request_limit')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('window_start', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('request_limit_key', ['name', 'key_hash'])
      .execute()
    await db.schema.createIndex('request_limit_by_start').on('request_limit').column('window_start').execute()
  },
}
