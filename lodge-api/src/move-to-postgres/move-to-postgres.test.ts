import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { MOVE } from 'shared-ui/copy/server/move-to-postgres'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmptyDatabase, newPostgresDatabase, postgresUrl } from '../../test/databases/empty-database.ts'
import { newMigratedSqliteFile } from '../../test/databases/migrated-sqlite.ts'
import { fillLodge } from '../../test/fixtures/full-lodge.ts'
import { openLodge } from '../../test/fixtures/lodge-fixture.ts'
import { reservationOf } from '../../test/fixtures/paid-reservation.ts'
import { scriptedProvider } from '../../test/payments/scripted-provider.ts'
import { openDatabase } from '../database/connect.ts'
import { takeServerLock } from '../database/sqlite/server-lock.ts'
import { moveToPostgres } from './move-to-postgres.ts'

describe.skipIf(!postgresUrl)('moveToPostgres', () => {
  let source: EmptyDatabase
  let target: EmptyDatabase

  beforeEach(async () => {
    source = await newMigratedSqliteFile()
    target = await newPostgresDatabase()
  })
  afterEach(async () => {
    await source.remove()
    await target.remove()
  })

  const tablesOfTarget = async () => {
    const { kysely, close } = openDatabase(target.url)
    const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true })
    await close()
    return tables
  }

  // Renders and stores the pictures of the demonstration.
  it('O-02 moves a lodge with rows in every table, and the server continues on PostgreSQL', {
    timeout: 60_000,
  }, async () => {
    const filled = openDatabase(source.url)
    const id = await fillLodge(filled)
    await filled.close()
    const before = readFileSync(source.url)

    const moved = await moveToPostgres(source.url, target.url)
    expect(moved.filter(({ rows }) => rows === 0)).toEqual([])
    expect(readFileSync(source.url).equals(before)).toBe(true)

    const database = openDatabase(target.url)
    const fixture = await openLodge(database, scriptedProvider)
    expect(await reservationOf(fixture, id)).toMatchObject({ _id: id, room: { identifier: 'Ñandú «alta»' } })
    const photo = await database.kysely.selectFrom('photo').select('bytes').executeTakeFirstOrThrow()
    expect(Buffer.from(photo.bytes).subarray(8, 12).toString()).toBe('WEBP')
    const numbers = await sql<{ last: number; next: number }>`
      select max(purchase_number) as last, nextval(pg_get_serial_sequence('purchase', 'purchase_number')) as next
      from purchase`.execute(database.kysely)
    expect(numbers.rows[0]?.next).toBe((numbers.rows[0]?.last ?? 0) + 1)
    await fixture.close()
    await database.close()
  })

  it('O-02 refuses a target with tables and a source that a server uses, and changes nothing', async () => {
    const lock = await takeServerLock(source.url)
    await expect(moveToPostgres(source.url, target.url)).rejects.toThrow(MOVE.inUse(source.url))
    lock.release()
    expect(await tablesOfTarget()).toEqual([])
    const { kysely, close } = openDatabase(target.url)
    await sql`create table anything (id integer)`.execute(kysely)
    await close()
    await expect(moveToPostgres(source.url, target.url)).rejects.toThrow(MOVE.notEmpty)
    expect((await tablesOfTarget()).map(({ name }) => name)).toEqual(['anything'])
  })

  it('O-02 leaves the target empty when a row cannot be stored', async () => {
    const file = new DatabaseSync(source.url)
    file.exec("insert into setting values ('a', 'fine'), ('b', 'not' || char(0) || 'text')")
    file.close()
    await expect(moveToPostgres(source.url, target.url)).rejects.toThrow()
    expect(await tablesOfTarget()).toEqual([])
  })

  it('O-02 leaves the target empty when a value read back differs', async () => {
    const file = new DatabaseSync(source.url)
    // SQLite stores any text in a column of integers; PostgreSQL stores the number.
    file.exec("insert into request_limit values ('limit', 'key', '2027-01-01', cast(7 as blob))")
    file.close()
    await expect(moveToPostgres(source.url, target.url)).rejects.toThrow()
    expect(await tablesOfTarget()).toEqual([])
  })

  it('O-02 asks for one start of the server before it moves a database of an earlier version', async () => {
    const file = new DatabaseSync(source.url)
    file.exec("delete from kysely_migration where name like '014%'")
    file.close()
    await expect(moveToPostgres(source.url, target.url)).rejects.toThrow(MOVE.otherVersion)
  })
})
