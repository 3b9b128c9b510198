import { stat } from 'node:fs/promises'
import { engineOf } from '../../database/connect.ts'
import { writeDurably } from './durable-file.ts'
import { runPostgres } from './postgres-programs.ts'
import { copySqlite } from './sqlite-backup.ts'

/**
 * Copies a database to `file` while servers use it, with everything that was committed when the copy began, and checks the copy:
 * a SQLite file for SQLite, an archive of `pg_dump` for PostgreSQL. Returns its size in bytes. Throws `BackupFailure`.
 */
export async function backUp(databaseUrl: string, file: string): Promise<number> {
  await writeDurably(file, (temporary) =>
    engineOf(databaseUrl) === 'sqlite'
      ? copySqlite(databaseUrl, temporary)
      : dumpPostgres(databaseUrl, temporary),
  )
  return (await stat(file)).size
}

async function dumpPostgres(url: string, target: string): Promise<void> {
  await runPostgres('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`], url)
  await checkDump(target)
}

/** Reads all of an archive, and writes it nowhere; `--list` would read its table of contents only. Throws `BackupFailure`. */
export async function checkDump(file: string): Promise<void> {
  await runPostgres('pg_restore', ['--file=/dev/null', file])
}
