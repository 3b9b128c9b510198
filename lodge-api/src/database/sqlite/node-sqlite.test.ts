import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { EmptyDatabase } from '../../../test/databases/empty-database.ts'
import { newMigratedSqliteFile } from '../../../test/databases/migrated-sqlite.ts'
import { DatabaseUnavailable } from '../../errors.ts'
import { type Database, openDatabase } from '../connect.ts'
import { StorageFull } from '../database-errors.ts'

const setting = (name: string) => ({ name, value: 'yes' })

describe('node:sqlite driver', () => {
  let empty: EmptyDatabase
  let database: Database
  let outside: DatabaseSync

  beforeEach(async () => {
    empty = await newMigratedSqliteFile()
    database = openDatabase(empty.url, undefined, { busyWaitMs: 1_500 })
    outside = new DatabaseSync(empty.url, { timeout: 0 })
  })
  afterEach(async () => {
    outside.close()
    await database.close()
    await empty.remove()
  })

  const insert = (name: string) => database.kysely.insertInto('setting').values(setting(name)).execute()
  const names = async () =>
    (await database.kysely.selectFrom('setting').select('name').execute()).map(({ name }) => name)

  it('C-01 keeps timers and reads running while another process writes, then writes', async () => {
    outside.exec('begin immediate')
    let isWritten = false
    const writing = Promise.all([
      insert('statement'),
      database.transaction((transaction) =>
        transaction.insertInto('setting').values(setting('transaction')).execute(),
      ),
    ]).then(() => {
      isWritten = true
    })
    const before = performance.now()
    await sleep(20)
    expect(await names()).toEqual([])
    expect(performance.now() - before).toBeLessThan(1_000)
    expect(isWritten).toBe(false)
    outside.exec('commit')
    await writing
    expect(await names()).toEqual(expect.arrayContaining(['statement', 'transaction']))
  })

  it('C-01 throws DatabaseUnavailable when another process keeps its lock', async () => {
    outside.exec('begin immediate')
    await expect(insert('late')).rejects.toBeInstanceOf(DatabaseUnavailable)
    outside.exec('rollback')
    await insert('after')
    expect(await names()).toEqual(['after'])
  })

  it('B-09 runs no statement of another request inside a transaction', async () => {
    const { promise: halfDone, resolve: continueTransaction } = Promise.withResolvers<void>()
    const undone = database.transaction(async (transaction) => {
      await transaction.insertInto('setting').values(setting('undone')).execute()
      await halfDone
      throw new Error('roll back')
    })
    const other = insert('other')
    continueTransaction()
    await expect(undone).rejects.toThrow('roll back')
    await other
    expect(await names()).toEqual(['other'])
  })

  it('C-01 rolls back a transaction on a full disk, throws StorageFull and stays usable', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely)
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(database.kysely)
    const large = database.transaction(async (transaction) => {
      await transaction.insertInto('setting').values(setting('small')).execute()
      await transaction
        .insertInto('setting')
        .values({ name: 'large', value: 'x'.repeat(500_000) })
        .execute()
    })
    await expect(large).rejects.toBeInstanceOf(StorageFull)
    expect(database.storage.isFull).toBe(true)
    expect(await names()).toEqual([])
    await sql.raw('pragma max_page_count = 1000000').execute(database.kysely)
    await insert('after')
    expect(await names()).toEqual(['after'])
  })
})
