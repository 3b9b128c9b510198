import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { usernameKey } from 'shared-ui/rules/username-key'
import type { Schema } from '../schema.ts'

/** Adds names and case-insensitive unique usernames to staff, and audit log indexes by person and by subject. */
export const staffMembers: Migration = {
  async up(db: Kysely<Schema>) {
    for (const column of ['name', 'username_key']) {
      await db.schema
        .alterTable('staff')
        .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
        .execute()
    }
    for (const column of ['deactivated_at', 'last_sign_in_at']) {
      await db.schema.alterTable('staff').addColumn(column, 'text').execute()
    }
    await fillNames(db)
    await db.schema.createIndex('staff_by_username_key').unique().on('staff').column('username_key').execute()
    await db.schema.createIndex('audit_log_by_staff').on('audit_log').columns(['staff_id', 'id']).execute()
    await db.schema.createIndex('audit_log_by_kind').on('audit_log').columns(['subject_kind', 'id']).execute()
    await db.schema
      .createIndex('audit_log_by_subject')
      .on('audit_log')
      .columns(['subject_id', 'action', 'at'])
      .execute()
  },
}

/** Existing staff are named by their username until they enter a name. */
async function fillNames(db: Kysely<Schema>) {
  const staff = await db.selectFrom('staff').select(['id', 'username']).execute()
  for (const { id, username } of staff) {
    await db
      .updateTable('staff')
      .set({ name: username, username_key: usernameKey(username) })
      .where('id', '=', id)
      .execute()
  }
}
