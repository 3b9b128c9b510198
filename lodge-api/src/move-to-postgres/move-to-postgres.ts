import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { MOVE } from 'shared-ui/copy/server/move-to-postgres'
import { type DatabaseTransaction, engineOf, openDatabase } from '../database/connect.ts'
import { databaseVersion, migratorOf } from '../database/migrate.ts'
import { DatabaseInUse, takeServerLock } from '../database/sqlite/server-lock.ts'
import { collectRows, countMissing, type RowCollection } from './compare-rows.ts'
import { rowsOf, type SourceTable, sourceTables } from './source-tables.ts'

/** The move was refused or failed; the target is as empty as before, and the message is for the operator. */
export class MoveFailure extends Error {
  override name = 'MoveFailure'
}

/** The number of rows of each table that were moved and compared. */
export type MovedTable = { name: string; rows: number }

const ROWS_AT_ONCE = 100

/**
 * Copies a lodge from its SQLite file to an empty PostgreSQL database, in one transaction that is committed only if every row read
 * back is equal. The file is only read, and no server may use it meanwhile. Throws `MoveFailure`.
 */
export async function moveToPostgres(path: string, url: string): Promise<MovedTable[]> {
  if (engineOf(url) !== 'postgres') throw new MoveFailure(MOVE.noAddress)
  if (!existsSync(path)) throw new MoveFailure(MOVE.noDatabase(path))
  const lock = await takeServerLock(path, { waitMs: 0 }).catch((error: unknown) => {
    throw error instanceof DatabaseInUse ? new MoveFailure(MOVE.inUse(path), { cause: error }) : error
  })
  try {
    await requireCurrentVersion(path)
    return await copyInto(url, path)
  } finally {
    lock.release()
  }
}

async function requireCurrentVersion(path: string): Promise<void> {
  const database = openDatabase(path)
  try {
    if ((await databaseVersion(database)) !== 'current') throw new MoveFailure(MOVE.otherVersion)
  } finally {
    await database.close()
  }
}

async function copyInto(url: string, path: string): Promise<MovedTable[]> {
  const source = new DatabaseSync(path, { readOnly: true })
  const target = openDatabase(url)
  try {
    return await target.transaction(async (transaction) => {
      const existing = await transaction.introspection.getTables({ withInternalKyselyTables: true })
      if (existing.length > 0) throw new MoveFailure(MOVE.notEmpty)
      const { error } = await migratorOf({ engine: 'postgres', kysely: transaction }).migrateToLatest()
      if (error) throw error
      const moved: MovedTable[] = []
      for (const table of sourceTables(source)) moved.push(await moveTable(source, table, transaction))
      await continuePurchaseNumbers(source, transaction)
      return moved
    })
  } finally {
    source.close()
    await target.close()
  }
}

/** Copies one table, reads it back and compares. */
async function moveTable(
  source: DatabaseSync,
  table: SourceTable,
  target: DatabaseTransaction,
): Promise<MovedTable> {
  const expected = collectRows()
  const batch: unknown[][] = []
  for (const row of rowsOf(source, table)) {
    expected.add(row)
    batch.push(row)
    if (batch.length === ROWS_AT_ONCE) await insertRows(target, table, batch.splice(0))
  }
  if (batch.length > 0) await insertRows(target, table, batch)
  const found = await readBack(target, table)
  const missing = countMissing(expected.sorted(), found.sorted())
  if (missing > 0 || found.count() !== expected.count())
    throw new MoveFailure(MOVE.different(table.name, missing))
  return { name: table.name, rows: found.count() }
}

async function insertRows(
  target: DatabaseTransaction,
  { name, columns }: SourceTable,
  rows: unknown[][],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(row)})`)
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(name)} (${list}) values ${sql.join(values)}`.execute(target)
}

/** Reads a table through a cursor, because photos would not fit into memory together. */
async function readBack(target: DatabaseTransaction, { name, columns }: SourceTable): Promise<RowCollection> {
  const found = collectRows()
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare moved no scroll cursor for select ${list} from ${sql.table(name)}`.execute(target)
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`fetch ${sql.lit(ROWS_AT_ONCE)} from moved`.execute(
      target,
    )
    if (rows.length === 0) break
    for (const row of rows) found.add(columns.map((column) => row[column]))
  }
  await sql`close moved`.execute(target)
  return found
}

/** The next purchase number follows the last one that SQLite gave out, also if its purchase was deleted. */
async function continuePurchaseNumbers(source: DatabaseSync, target: DatabaseTransaction): Promise<void> {
  const last = source.prepare("select seq from sqlite_sequence where name = 'purchase'").get()?.['seq']
  if (last === undefined) return
  await sql`select setval(pg_get_serial_sequence('purchase', 'purchase_number'), ${last})`.execute(target)
}
