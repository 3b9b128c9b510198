import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Case 17: how often a job has failed in all, however often staff had it tried anew, and when it last did. */
export const jobTries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('job')
      .addColumn('forgiven', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await db.schema.alterTable('job').addColumn('last_failed_at', 'text').execute()
  },
}
