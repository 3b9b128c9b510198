import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchText } from 'shared-ui/rules/search-text'
import type { Schema } from '../schema.ts'

/** Messages of visitors are searched, and staff mark those that they have attended to. */
export const messageCare: Migration = {
  async up(db: Kysely<Schema>) {
    const table = db.schema.alterTable('contact_message')
    await table.addColumn('search_text', 'text', (column) => column.notNull().defaultTo('')).execute()
    await table.addColumn('attended_at', 'text').execute()
    await table.addColumn('attended_by', 'text').execute()
    await fillSearchText(db)
  },
}

/** Both engines fold accents in ways of their own; what searches compare is folded by the product. */
async function fillSearchText(db: Kysely<Schema>) {
  const messages = await db
    .selectFrom('contact_message')
    .select(['id', 'names', 'email', 'phone', 'message'])
    .execute()
  for (const { id, ...written } of messages) {
    await db
      .updateTable('contact_message')
      .set({ search_text: searchText(Object.values(written).join(' ')) })
      .where('id', '=', id)
      .execute()
  }
}
