import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

/** A table of the SQLite file and its columns. */
export type SourceTable = { name: string; columns: string[] }

const Named = v.array(v.object({ name: v.string() }))
const ForeignKeys = v.array(v.object({ table: v.string() }))

/** Tables that the engine or the migrator fills by itself: `plant_search` is SQLite's index of the plants (migration 002). */
const OWN_TABLES = /^(sqlite_|kysely_|plant_search)/
/** The column by which that index refers to a plant. */
const OWN_COLUMN = 'search_row'

/** Returns the tables of a SQLite file, each after those that its foreign keys refer to. */
export function sourceTables(source: DatabaseSync): SourceTable[] {
  const rows = source.prepare("select name from sqlite_schema where type = 'table' order by name").all()
  const names = v.parse(Named, rows).map(({ name }) => name)
  const ordered: string[] = []
  const visit = (name: string) => {
    if (ordered.includes(name)) return
    for (const { table } of foreignKeys(source, name)) if (table !== name) visit(table)
    ordered.push(name)
  }
  for (const name of names) if (!OWN_TABLES.test(name)) visit(name)
  return ordered.map((name) => ({ name, columns: columnsOf(source, name) }))
}

const foreignKeys = (source: DatabaseSync, table: string) =>
  v.parse(ForeignKeys, source.prepare('select "table" from pragma_foreign_key_list(?)').all(table))

const columnsOf = (source: DatabaseSync, table: string): string[] =>
  v
    .parse(Named, source.prepare('select name from pragma_table_info(?) order by cid').all(table))
    .map(({ name }) => name)
    .filter((name) => name !== OWN_COLUMN)

/** Reads all rows of a table, one at a time, with their values in the order of `columns`. */
export function* rowsOf(source: DatabaseSync, { name, columns }: SourceTable): Generator<unknown[]> {
  const list = columns.map((column) => `"${column}"`).join(', ')
  for (const row of source.prepare(`select ${list} from "${name}"`).iterate())
    yield columns.map((column) => row[column])
}
