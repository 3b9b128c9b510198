import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** The PostgreSQL server for test databases; set by `npm test`, which starts one. */
export const postgresUrl = process.env['TEST_DATABASE_URL']

/** The address of a new, empty database, and a function that removes it once closed. */
export type EmptyDatabase = { url: string; remove: () => Promise<void> | void }

/** Returns a SQLite file that does not exist yet, in its own folder. */
export function newSqliteFile(): EmptyDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'lodge-sqlite-'))
  return { url: join(folder, 'lodge.db'), remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Creates a database on the server of `TEST_DATABASE_URL`. */
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
