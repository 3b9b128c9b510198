import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmptyDatabase, newPostgresDatabase, postgresUrl } from '../../test/databases/empty-database.ts'
import { DatabaseUnavailable } from '../errors.ts'
import { type Database, type DatabaseTransaction, openDatabase } from './connect.ts'

describe.skipIf(!postgresUrl)('PostgreSQL (skipped without TEST_DATABASE_URL)', () => {
  let empty: EmptyDatabase
  let database: Database
  let outside: pg.Client
  let lost: string[]

  beforeEach(async () => {
    empty = await newPostgresDatabase()
    lost = []
    database = openDatabase(empty.url, undefined, {
      onConnectionError: (error) => lost.push('code' in error ? String(error.code) : error.message),
    })
    outside = new pg.Client({ connectionString: empty.url })
    await outside.connect()
  })
  afterEach(async () => {
    await outside.end()
    await database.close()
    await empty.remove()
  })

  const processOf = async (executor: Database['kysely'] | DatabaseTransaction) => {
    const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(executor)
    return rows[0]?.id
  }
  /** Ends a connection from outside, and waits until this process has noticed. */
  async function end(id: number | undefined) {
    const before = lost.length
    await outside.query('select pg_terminate_backend($1)', [id])
    await expect.poll(() => lost.length).toBe(before + 1)
  }

  it('C-01 survives the loss of a connection inside a transaction and throws DatabaseUnavailable', async () => {
    const work = database.transaction(async (transaction) => {
      await end(await processOf(transaction))
      await sql`select 1`.execute(transaction)
    })
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(lost).toEqual(['57P01'])
    expect(await processOf(database.kysely)).toBeDefined()
  })

  it('C-01 replaces a lost idle connection and reports it once', async () => {
    const before = await processOf(database.kysely)
    await end(before)
    expect(await processOf(database.kysely)).not.toBe(before)
    expect(lost).toEqual(['57P01'])
  })

  it('C-01 limits statements and idle transactions to 30 seconds', async () => {
    const { rows } = await sql<{ statement: string; idle: string }>`
      select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(database.kysely)
    expect(rows[0]).toEqual({ statement: '30s', idle: '30s' })
  })

  it('C-01 throws DatabaseUnavailable when a statement takes too long', async () => {
    const work = database.transaction(async (transaction) => {
      await sql`set local statement_timeout = 20`.execute(transaction)
      await sql`select pg_sleep(10)`.execute(transaction)
    })
    await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable)
  })
})
