import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, describe } from 'vitest'
import { type Database, type Engine, openDatabase } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'

/** Opens an empty database with all its tables, for one test: it is closed and removed after the test. */
export type OpenTestDatabase = (onStatement?: (sql: string) => void) => Promise<Database>

const postgresUrl = process.env['TEST_DATABASE_URL']

/**
 * Describes the same behaviour on both engines. SQLite is a file in a temporary folder; PostgreSQL is a new database on
 * the server that `TEST_DATABASE_URL` names, and is skipped where none is named: `npm test` starts one.
 */
export function describeOnEachDatabase(
  name: string,
  body: (open: OpenTestDatabase, engine: Engine) => void,
): void {
  describe(`${name} (SQLite)`, () => {
    body(openerWith(newSqliteFile), 'sqlite')
  })
  const reason = postgresUrl ? '' : ', skipped without TEST_DATABASE_URL'
  describe.skipIf(!postgresUrl)(`${name} (PostgreSQL${reason})`, () => {
    body(openerWith(newPostgresDatabase), 'postgres')
  })
}

/** The address of a new, empty database, and how it is removed once it is closed. */
export type EmptyDatabase = { url: string; remove: () => Promise<void> | void }

function openerWith(make: () => EmptyDatabase | Promise<EmptyDatabase>): OpenTestDatabase {
  const opened: { database: Database; empty: EmptyDatabase }[] = []
  afterEach(async () => {
    for (const { database, empty } of opened.splice(0)) {
      await database.close()
      await empty.remove()
    }
  })
  return async (onStatement) => {
    const empty = await make()
    const database = openDatabase(empty.url, onStatement)
    opened.push({ database, empty })
    await migrate(database)
    return database
  }
}

/** A SQLite file that is not there yet, in a folder of its own. */
export function newSqliteFile(): EmptyDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'lodge-sqlite-'))
  return { url: join(folder, 'lodge.db'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A database of its own on the server of `TEST_DATABASE_URL`. */
export async function newPostgresDatabase(): Promise<EmptyDatabase> {
  if (!postgresUrl) throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test.')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOnServer(postgresUrl, `CREATE DATABASE ${name}`)
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return { url: url.href, remove: () => runOnServer(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
