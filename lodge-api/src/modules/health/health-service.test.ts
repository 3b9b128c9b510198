import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { newPostgresDatabase, postgresUrl } from '../../../test/databases/empty-database.ts'
import { newMigratedSqliteFile } from '../../../test/databases/migrated-sqlite.ts'
import { openTcpProxy } from '../../../test/databases/tcp-proxy.ts'
import { type Database, openDatabase } from '../../database/connect.ts'
import { StorageFull } from '../../database/database-errors.ts'
import { DatabaseUnavailable } from '../../errors.ts'
import { createHealthCheck } from './health-service.ts'

const stops: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** Returns the outcome of a check, and whether it took less than two seconds. */
async function endOf(check: Promise<void>) {
  const before = performance.now()
  const error: unknown = await check.then(
    () => 'ok',
    (error: unknown) => error,
  )
  return { error, isInTime: performance.now() - before < 2_000 }
}

describe('createHealthCheck', () => {
  it('C-08 reports a database that accepts connections but never responds as unavailable, within two seconds and over one connection', async () => {
    const proxy = await openTcpProxy()
    const database = openDatabase(`postgres://nobody@127.0.0.1:${proxy.port}/none`)
    stops.push(proxy.close, database.close)
    const check = createHealthCheck({ database, clock: Date.now })
    for (const { error, isInTime } of await Promise.all([endOf(check()), endOf(check()), endOf(check())])) {
      expect(error).toBeInstanceOf(DatabaseUnavailable)
      expect(isInTime).toBe(true)
    }
    expect(proxy.connections()).toBe(1)
  })

  it.skipIf(!postgresUrl)(
    'C-08 reports an open connection that stops responding, and its recovery',
    async () => {
      const empty = await newPostgresDatabase()
      const url = new URL(empty.url)
      const proxy = await openTcpProxy({ host: url.hostname, port: Number(url.port) })
      url.port = `${proxy.port}`
      const database = openDatabase(url.href)
      stops.push(database.close, proxy.close, empty.remove)
      const check = createHealthCheck({ database, clock: Date.now })
      expect((await endOf(check())).error).toBe('ok')
      proxy.stopResponding()
      const hanging = await endOf(check())
      expect(hanging.error).toBeInstanceOf(DatabaseUnavailable)
      expect(hanging.isInTime).toBe(true)
      proxy.resume()
      expect((await endOf(check())).error).toBe('ok')
    },
  )

  describe('on SQLite', () => {
    let database: Database
    let time: number

    async function openFile() {
      const empty = await newMigratedSqliteFile()
      database = openDatabase(empty.url)
      stops.push(database.close, empty.remove)
      time = 0
      return { url: empty.url, check: createHealthCheck({ database, clock: () => time }) }
    }

    const insert = (name: string, length: number) =>
      database.kysely
        .insertInto('setting')
        .values({ name, value: 'x'.repeat(length) })
        .execute()

    it('C-08 reports ok while another process writes and a request waits for it', async () => {
      const { url, check } = await openFile()
      const outside = new DatabaseSync(url)
      outside.exec('begin immediate')
      const waiting = insert('waits', 1)
      expect(await endOf(check())).toEqual({ error: 'ok', isInTime: true })
      outside.exec('rollback')
      outside.close()
      await waiting
    })

    it('C-08 reports a full disk from the first failed write until one succeeds', async () => {
      const { check } = await openFile()
      const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely)
      await sql.raw(`pragma max_page_count = ${rows[0]?.page_count ?? 0}`).execute(database.kysely)
      expect((await endOf(check())).error).toBe('ok')
      await expect(insert('large', 500_000)).rejects.toBeInstanceOf(StorageFull)
      expect((await endOf(check())).error).toBeInstanceOf(StorageFull)
      await sql.raw('pragma max_page_count = 1000000').execute(database.kysely)
      expect((await endOf(check())).error).toBeInstanceOf(StorageFull)
      time += 5_000
      expect((await endOf(check())).error).toBe('ok')
      expect(await database.kysely.selectFrom('setting').selectAll().execute()).toEqual([])
    })
  })
})
