import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds until when a generated password can be replaced at the first sign-in. */
export const firstPasswords: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('staff').addColumn('password_expires_at', 'text').execute()
  },
}
