import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { BACKUP } from 'shared-ui/copy/server/backup'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newPostgresDatabase, postgresUrl } from '../../../test/databases/empty-database.ts'
import { newMigratedSqliteFile } from '../../../test/databases/migrated-sqlite.ts'
import { insertReservation } from '../../../test/fixtures/sample-reservation.ts'
import { openDatabase } from '../../database/connect.ts'
import { migrate } from '../../database/migrate.ts'
import { takeServerLock } from '../../database/sqlite/server-lock.ts'
import { backUp, checkDump } from './back-up.ts'
import { writeDurably } from './durable-file.ts'
import { restore } from './restore.ts'

const NOW = Date.parse('2027-03-10T17:00:00Z')
const clock = () => NOW

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lodge-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ENGINES = [
  ['SQLite', newMigratedSqliteFile, true],
  ['PostgreSQL', newMigratedPostgres, postgresUrl !== undefined],
] as const

async function newMigratedPostgres() {
  const empty = await newPostgresDatabase()
  const database = openDatabase(empty.url)
  await migrate(database)
  await database.close()
  return empty
}

/** An empty target of the same engine to restore to. */
const emptyTarget = async (engine: string) =>
  engine === 'SQLite'
    ? { url: join(folder, 'restored/lodge.db'), remove: () => undefined }
    : newPostgresDatabase()

// `pg_dump` and `pg_restore` are programs of their own.
describe.each(ENGINES)('backup and restore (%s)', { timeout: 30_000 }, (engine, newDatabase, isThere) => {
  it.runIf(isThere)(
    'O-01 holds what is committed while the database is open, readable by its owner only',
    async () => {
      const source = await newDatabase()
      const database = openDatabase(source.url)
      await insertReservation(database, { purchase: {} })
      const file = join(folder, 'copy')
      const bytes = await backUp(source.url, file)
      expect(statSync(file).size).toBe(bytes)
      expect(statSync(file).mode & 0o777).toBe(0o600)
      expect(readdirSync(folder)).toEqual(['copy'])

      const target = await emptyTarget(engine)
      const restored = await restore(file, target.url, clock)
      expect(restored).toEqual({ reservations: 1, last: '2026-11-28T15:00:00.000Z', version: 'current' })
      const copy = openDatabase(target.url)
      for (const table of ['room', 'client', 'reservation', 'purchase', 'purchase_item'] as const) {
        const rows = await database.kysely.selectFrom(table).selectAll().execute()
        expect(rows.length).toBeGreaterThan(0)
        expect(await copy.kysely.selectFrom(table).selectAll().execute()).toEqual(rows)
      }
      await expect(restore(file, target.url, clock)).rejects.toThrow(
        engine === 'SQLite' ? BACKUP.targetExists(target.url) : BACKUP.targetNotEmpty,
      )
      await Promise.all([copy.close(), database.close()])
      await Promise.all([target.remove(), source.remove()])
    },
  )

  it.runIf(isThere)(
    'O-01 continues purchase numbers after all that may have been used since the backup',
    async () => {
      const source = await newDatabase()
      await backUp(source.url, join(folder, 'copy'))
      const target = await emptyTarget(engine)
      await restore(join(folder, 'copy'), target.url, clock)
      const copy = openDatabase(target.url)
      const { rows } = await sql
        .raw<{ last: number }>(
          engine === 'SQLite'
            ? "select seq as last from sqlite_sequence where name = 'purchase'"
            : "select nextval(pg_get_serial_sequence('purchase', 'purchase_number')) - 1 as last",
        )
        .execute(copy.kysely)
      // 433 days and 17 hours after the beginning of 2026, ten thousand numbers a day.
      expect(rows).toEqual([{ last: 4_337_083 }])
      await copy.close()
      await Promise.all([target.remove(), source.remove()])
    },
  )
})

describe.skipIf(!postgresUrl)('backup of PostgreSQL', () => {
  it('O-01 finds an archive that is cut off', async () => {
    const source = await newMigratedPostgres()
    const file = join(folder, 'copy')
    await backUp(source.url, file)
    await checkDump(file)
    truncateSync(file, Math.floor(statSync(file).size / 2))
    await expect(checkDump(file)).rejects.toThrow('pg_restore')
    await source.remove()
  })
})

describe('backup of SQLite', () => {
  it('O-01 holds what a killed server left in the write-ahead log', async () => {
    const source = await newMigratedSqliteFile()
    const database = openDatabase(source.url)
    await insertReservation(database)
    const killed = join(folder, 'lodge.db')
    for (const suffix of ['', '-wal']) writeFileSync(killed + suffix, readFileSync(source.url + suffix))
    await database.close()
    await backUp(killed, join(folder, 'copy'))
    expect((await restore(join(folder, 'copy'), join(folder, 'again.db'), clock)).reservations).toBe(1)
    await source.remove()
  })

  it('O-01 reports a damaged database, a missing one and a folder that does not exist, and leaves no file', async () => {
    const source = await newMigratedSqliteFile()
    const bytes = readFileSync(source.url)
    bytes.fill(7, 4096, 60_000)
    writeFileSync(source.url, bytes)
    await expect(backUp(source.url, join(folder, 'copy'))).rejects.toThrow('está dañada')
    await expect(backUp(join(folder, 'none.db'), join(folder, 'copy'))).rejects.toThrow(
      'No hay base de datos',
    )
    const elsewhere = join(folder, 'no/such')
    await expect(backUp(source.url, join(elsewhere, 'copy'))).rejects.toThrow(
      BACKUP.notWritable(elsewhere, 'ENOENT'),
    )
    expect(readdirSync(folder)).toEqual([])
    await source.remove()
  })
})

describe('restore to SQLite', () => {
  let file: string
  let target: string
  beforeEach(async () => {
    const source = await newMigratedSqliteFile()
    file = join(folder, 'copy')
    target = join(folder, 'data/lodge.db')
    await backUp(source.url, file)
    await source.remove()
  })

  it('O-01 refuses the data of a running server', async () => {
    mkdirSync(join(folder, 'data'))
    const lock = await takeServerLock(target)
    await expect(restore(file, target, clock)).rejects.toThrow(BACKUP.targetInUse(target))
    lock.release()
    expect(existsSync(target)).toBe(false)
  })

  it('O-01 refuses a write-ahead log of another database', async () => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(`${target}-wal`, 'of another database')
    await expect(restore(file, target, clock)).rejects.toThrow(BACKUP.targetExists(`${target}-wal`))
  })

  it('O-01 refuses a file that is no backup, and leaves no data', async () => {
    writeFileSync(join(folder, 'text'), 'not a database')
    await expect(restore(join(folder, 'text'), target, clock)).rejects.toThrow('no es una copia')
    await expect(restore(join(folder, 'none'), target, clock)).rejects.toThrow(
      BACKUP.noFile(join(folder, 'none')),
    )
    const other = new DatabaseSync(join(folder, 'other.db'))
    other.exec('create table anything (id)')
    other.close()
    await expect(restore(join(folder, 'other.db'), target, clock)).rejects.toThrow('no es una copia')
    await expect(restore(file, 'postgres://nobody@127.0.0.1:1/none', clock)).rejects.toThrow('otro motor')
    expect(existsSync(target)).toBe(false)
  })
})

describe('writeDurably', () => {
  it('O-01 leaves the earlier file and no part of the new one when writing fails', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, 'earlier')
    const failing = writeDurably(file, async (temporary) => {
      writeFileSync(temporary, 'half')
      throw new Error('killed')
    })
    await expect(failing).rejects.toThrow('killed')
    expect(readdirSync(folder)).toEqual(['file'])
    expect(readFileSync(file, 'utf8')).toBe('earlier')
  })
})
