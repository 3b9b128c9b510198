import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchText } from 'shared-ui/rules/text/search-text'
import type { Schema } from '../schema.ts'

/** Makes visitors' messages searchable, and lets staff mark them as attended to. */
export const messageCare: Migration = {
  async up(db: Kysely<Schema>) {
    const table = db.schema.alterTable('contact_message')
    await table.addColumn('search_text', 'text', (column) => column.notNull().defaultTo('')).execute()
    await table.addColumn('attended_at', 'text').execute()
    await table.addColumn('attended_by', 'text').execute()
    await fillSearchText(db)
  },
}

/** Folds accents in JavaScript, because the two engines fold them differently. */
async function fillSearchText(db: Kysely<Schema>) {
  const messages = await db
    .selectFrom('contact_message')
    .select(['id', 'names', 'email', 'phone', 'message'])
    .execute()
  for (const { id, ...fields } of messages) {
    await db
      .updateTable('contact_message')
      .set({ search_text: searchText(Object.values(fields).join(' ')) })
      .where('id', '=', id)
      .execute()
  }
}
