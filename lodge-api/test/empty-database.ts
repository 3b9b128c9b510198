import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** The PostgreSQL server that tests may make databases on; `npm test` starts one and names it here. */
export const postgresUrl = process.env['TEST_DATABASE_URL']

/** The address of a new, empty database, and how it is removed once it is closed. */
export type EmptyDatabase = { url: string; remove: () => Promise<void> | void }

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
