import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { searchText } from 'shared-ui/rules/text/search-text'
import { plantSearchText } from '../queries/plant-search-text.ts'
import type { Schema } from '../schema.ts'

/**
 * Normalises the stored keys and search texts again, because searches compare apostrophes, quotation marks, dashes and
 * the hybrid sign alike from now on; and indexes the addresses of guests, who ask for their link by them.
 */
export const searchTexts: Migration = {
  async up(db: Kysely<Schema>) {
    await renewGroupingKeys(db, 'zone')
    await renewGroupingKeys(db, 'family')
    await renewRoomKeys(db)
    await renewPlantKeys(db)
    await renewSearchTexts(db, 'reservation')
    await renewSearchTexts(db, 'contact_message')
    await indexGuests(db)
  },
}

/** A unique key of each record. Records that now share a name keep it, and the later one gets its id as a suffix. */
function uniqueKeys(records: { id: string; key: string }[]): { id: string; key: string }[] {
  const used = new Set(records.map(({ key }) => key))
  return records.flatMap(({ id, key }) => {
    const renewed = searchText(key)
    if (renewed === key) return []
    const unique = used.has(renewed) ? `${renewed} ${id}` : renewed
    used.add(unique)
    return [{ id, key: unique }]
  })
}

async function renewGroupingKeys(db: Kysely<Schema>, table: 'zone' | 'family') {
  const rows = await db.selectFrom(table).select(['id', 'name_key as key']).orderBy('id').execute()
  for (const { id, key } of uniqueKeys(rows)) {
    await db.updateTable(table).set({ name_key: key }).where('id', '=', id).execute()
  }
}

async function renewRoomKeys(db: Kysely<Schema>) {
  const onOffer = db.selectFrom('room').where('archived_at', 'is', null)
  const rows = await onOffer.select(['id', 'identifier_key as key']).orderBy('id').execute()
  for (const { id, key } of uniqueKeys(rows)) {
    await db.updateTable('room').set({ identifier_key: key }).where('id', '=', id).execute()
  }
}

async function renewPlantKeys(db: Kysely<Schema>) {
  const plants = await db.selectFrom('plant').select(['id', 'name', 'scientific_name']).execute()
  for (const { id, name, scientific_name } of plants) {
    const keys = { name_key: searchText(name), scientific_key: searchText(scientific_name) }
    await db.updateTable('plant').set(keys).where('id', '=', id).execute()
  }
  await db.updateTable('plant').set({ search_text: plantSearchText }).execute()
}

async function renewSearchTexts(db: Kysely<Schema>, table: 'reservation' | 'contact_message') {
  const rows = await db.selectFrom(table).select(['id', 'search_text']).execute()
  for (const { id, search_text } of rows) {
    const renewed = searchText(search_text)
    if (renewed === search_text) continue
    await db.updateTable(table).set({ search_text: renewed }).where('id', '=', id).execute()
  }
}

async function indexGuests(db: Kysely<Schema>) {
  await sql`create index client_by_email on client (lower(email))`.execute(db)
  await db.schema.createIndex('reservation_by_client').on('reservation').column('client_id').execute()
}
