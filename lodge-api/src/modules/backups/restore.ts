import { existsSync, mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BACKUP } from 'shared-ui/copy/server/backup'
import type { Clock } from '../../clock.ts'
import { type Database, type Engine, engineOf, openDatabase } from '../../database/connect.ts'
import { type DatabaseVersion, databaseVersion } from '../../database/migrate.ts'
import { DatabaseInUse, takeServerLock } from '../../database/sqlite/server-lock.ts'
import { BackupFailure } from './backup-failure.ts'
import { writeDurably } from './durable-file.ts'
import { runPostgres } from './postgres-programs.ts'
import {
  advancePurchaseNumbers,
  describeReservations,
  interruptRefunds,
  tableNames,
} from './restored-database-repository.ts'
import { copySqlite } from './sqlite-backup.ts'

/** What a restored database contains. `last`: when the newest reservation was made (ISO 8601). */
export type Restored = { reservations: number; last: string | null; version: DatabaseVersion }

/**
 * Restores a backup to a target without data: a SQLite file that does not exist, or a PostgreSQL database without tables. Purchase
 * numbers continue after all that may have been used since the backup. Throws `BackupFailure`.
 */
export async function restore(file: string, databaseUrl: string, clock: Clock): Promise<Restored> {
  const engine = engineOf(databaseUrl)
  if ((await engineOfBackup(file)) !== engine) throw new BackupFailure(BACKUP.otherEngine(file))
  return engine === 'sqlite'
    ? restoreSqlite(file, databaseUrl, clock)
    : restorePostgres(file, databaseUrl, clock)
}

const SIGNATURES: Record<Engine, string> = { sqlite: 'SQLite format 3\0', postgres: 'PGDMP' }

async function engineOfBackup(file: string): Promise<Engine> {
  if (!existsSync(file)) throw new BackupFailure(BACKUP.noFile(file))
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(16), 0, 16, 0)
    const start = buffer.toString('latin1')
    if (start.startsWith(SIGNATURES.sqlite)) return 'sqlite'
    if (start.startsWith(SIGNATURES.postgres)) return 'postgres'
    throw new BackupFailure(BACKUP.notLodge(file))
  } finally {
    await handle.close()
  }
}

async function restoreSqlite(file: string, path: string, clock: Clock): Promise<Restored> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const lock = await takeServerLock(path, { waitMs: 0 }).catch((error: unknown) => {
    throw error instanceof DatabaseInUse
      ? new BackupFailure(BACKUP.targetInUse(path), { cause: error })
      : error
  })
  try {
    // A write-ahead log that is left of another file would be applied to this one.
    for (const suffix of ['', '-wal', '-shm', '-journal'])
      if (existsSync(path + suffix)) throw new BackupFailure(BACKUP.targetExists(path + suffix))
    let restored: Restored | undefined
    await writeDurably(path, async (temporary) => {
      await copySqlite(file, temporary)
      restored = await finish(temporary, file, clock)
    })
    if (!restored) throw new Error('The backup was not restored.')
    return restored
  } finally {
    lock.release()
  }
}

async function restorePostgres(file: string, url: string, clock: Clock): Promise<Restored> {
  const content = await runPostgres('pg_restore', ['--list', file])
  if (!content.includes(' TABLE DATA public kysely_migration '))
    throw new BackupFailure(BACKUP.notLodge(file))
  const database = openDatabase(url)
  const tables = await namesAndClose(database)
  if (tables.length > 0) throw new BackupFailure(BACKUP.targetNotEmpty)
  const words = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges', file]
  await runPostgres('pg_restore', words, url)
  return finish(url, file, clock)
}

async function namesAndClose(database: Database): Promise<string[]> {
  try {
    return await tableNames(database.kysely)
  } finally {
    await database.close()
  }
}

/** Prepares a restored database for its first start and describes it. */
async function finish(url: string, file: string, clock: Clock): Promise<Restored> {
  const database = openDatabase(url)
  try {
    const description = await describeReservations(database)
    if (!description) throw new BackupFailure(BACKUP.notLodge(file))
    await advancePurchaseNumbers(database, clock())
    await interruptRefunds(database, clock())
    return { ...description, version: await databaseVersion(database) }
  } finally {
    await database.close()
  }
}
