import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores when a job last failed, and how many of its failures happened before staff had it tried again. */
export const jobTries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('job')
      .addColumn('forgiven', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('job').addColumn('last_failed_at', 'text').execute()
  },
}
