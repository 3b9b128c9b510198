import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../connect.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Creates zones, families and plants. */
export const garden = (engine: Engine): Migration => ({
  async up(db) {
    await createGroupingTable(db, engine, 'zone')
    await createGroupingTable(db, engine, 'family')
    await createPlantTable(db, engine)
    await (engine === 'postgres' ? indexPlantsOnPostgres(db) : indexPlantsOnSqlite(db))
  },
})

/** Type of the columns that lists are sorted by: byte order, independent of the locale of the database. */
const keyText = (engine: Engine) => (engine === 'postgres' ? sql`text collate "C"` : sql`text`)

async function createGroupingTable(db: Kysely<unknown>, engine: Engine, table: 'zone' | 'family') {
  await db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', required)
    .addColumn('name_key', keyText(engine), required)
    .addColumn('version', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addUniqueConstraint(`${table}_name`, ['name_key'])
    .execute()
}

/**
 * On SQLite a plant has an integer key beside its id, because the full-text index refers to rows by number and a bare `rowid` may
 * change when the file is vacuumed.
 */
async function createPlantTable(db: Kysely<unknown>, engine: Engine) {
  const table = db.schema.createTable('plant')
  const keyed =
    engine === 'postgres'
      ? table.addColumn('id', 'text', (column) => column.primaryKey())
      : table
          .addColumn('search_row', 'integer', (column) => column.primaryKey())
          .addColumn('id', 'text', (column) => column.notNull().unique())
  await keyed
    .addColumn('name', 'text', required)
    .addColumn('scientific_name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('zone_id', 'text', (column) => column.notNull().references('zone.id'))
    .addColumn('family_id', 'text', (column) => column.notNull().references('family.id'))
    .addColumn('photo_version', 'text', required)
    .addColumn('name_key', keyText(engine), required)
    .addColumn('scientific_key', keyText(engine), required)
    .addColumn('search_text', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute()
  await db.schema.createIndex('plant_by_name').on('plant').columns(['name_key', 'id']).execute()
  await db.schema.createIndex('plant_by_zone').on('plant').column('zone_id').execute()
  await db.schema.createIndex('plant_by_family').on('plant').column('family_id').execute()
}

/**
 * Indexes the search text by trigrams. Without the pg_trgm extension, searches return the same and scan every plant
 * (docs/decisions/025-plant-search.md).
 */
async function indexPlantsOnPostgres(db: Kysely<unknown>) {
  const { rows } = await sql<{ available: boolean }>`select
    exists (select from pg_extension where extname = 'pg_trgm')
    or (exists (select from pg_available_extensions where name = 'pg_trgm')
      and has_database_privilege(current_database(), 'create')) as available`.execute(db)
  if (!rows[0]?.available) return
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index plant_search on plant using gin (search_text gin_trgm_ops)`.execute(db)
}

/** Indexes the search text with FTS5; triggers keep the index in step with the plants. */
async function indexPlantsOnSqlite(db: Kysely<unknown>) {
  await sql`create virtual table plant_search using fts5 (
    search_text, content = 'plant', content_rowid = 'search_row', tokenize = 'trigram case_sensitive 1'
  )`.execute(db)
  await sql`create trigger plant_search_added after insert on plant begin
    insert into plant_search (rowid, search_text) values (new.search_row, new.search_text);
  end`.execute(db)
  await sql`create trigger plant_search_removed after delete on plant begin
    insert into plant_search (plant_search, rowid, search_text)
      values ('delete', old.search_row, old.search_text);
  end`.execute(db)
  await sql`create trigger plant_search_changed after update of search_text on plant begin
    insert into plant_search (plant_search, rowid, search_text)
      values ('delete', old.search_row, old.search_text);
    insert into plant_search (rowid, search_text) values (new.search_row, new.search_text);
  end`.execute(db)
}
