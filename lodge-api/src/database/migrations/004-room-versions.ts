import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchText } from 'shared-ui/rules/text/search-text'
import type { Schema } from '../schema.ts'

/** Adds versions to rooms, a unique name key for rooms on offer, and the photo version beside the photo's bytes. */
export const roomVersions: Migration = {
  async up(db: Kysely<Schema>) {
    await db.schema
      .alterTable('room')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await db.schema
      .alterTable('room')
      .addColumn('identifier_key', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await fillKeys(db)
    await db.schema
      .createIndex('room_identifier_on_offer')
      .unique()
      .on('room')
      .column('identifier_key')
      .where(sql.ref('archived_at'), 'is', null)
      .execute()
    await db.schema
      .alterTable('photo')
      .addColumn('version', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    await sql`update photo set version = coalesce((select photo_version from room where id = owner_id), '')`.execute(
      db,
    )
  },
}

/** Rooms that already share a name keep it; their keys get the id as a suffix until one is renamed. */
async function fillKeys(db: Kysely<Schema>) {
  const rooms = await db.selectFrom('room').select(['id', 'identifier']).orderBy('id').execute()
  const used = new Set<string>()
  for (const { id, identifier } of rooms) {
    const key = searchText(identifier)
    const uniqueKey = used.has(key) ? `${key} ${id}` : key
    used.add(uniqueKey)
    await db.updateTable('room').set({ identifier_key: uniqueKey }).where('id', '=', id).execute()
  }
}
