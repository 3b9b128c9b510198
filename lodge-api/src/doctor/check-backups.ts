import { existsSync, statSync } from 'node:fs'
import { DOCTOR } from 'shared-ui/copy/server/doctor'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { type Database, engineOf, openDatabase } from '../database/connect.ts'
import { engineVersion } from '../database/engine-version.ts'
import { databaseVersion } from '../database/migrate.ts'
import { nightlyRecord } from '../modules/backups/nightly-backup-service.ts'
import { backupProblem, type NightlyRecord } from '../modules/backups/nightly-record.ts'
import { runPostgres } from '../modules/backups/postgres-programs.ts'
import { mayBeThisMachine } from '../settings/plain-connections.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, error } = findingsOf('backup')

/** Checks the age of the last nightly backup, its file and its disk, and that `pg_dump` is not older than the server. */
export async function checkBackups(config: Config, clock: Clock): Promise<Finding[]> {
  const { backupDir, databaseUrl } = config
  if (backupDir === null) return [warning(config.production ? DOCTOR.backupOff : DOCTOR.backupDevelopment)]
  const isMissing = engineOf(databaseUrl) === 'sqlite' && !existsSync(databaseUrl)
  if (isMissing) return [warning(DOCTOR.backupNone)]
  const database = openDatabase(databaseUrl)
  try {
    if ((await databaseVersion(database)) !== 'current') return [warning(DOCTOR.backupNone)]
    return [
      ...ageFindings(await nightlyRecord({ database }), clock()),
      ...(database.engine === 'postgres' ? [await checkDumpVersion(database)] : []),
      ...sameDisk({ ...config, backupDir }),
    ]
  } finally {
    await database.close()
  }
}

function ageFindings(record: NightlyRecord, now: number): Finding[] {
  if (record.failure !== null) return [error(DOCTOR.backupFailed(record.failures, record.failure))]
  if (record.night === '') return [warning(DOCTOR.backupNone)]
  if (!existsSync(record.file)) return [error(DOCTOR.backupMissing(record.file))]
  const at = new Date(record.at).toISOString()
  return backupProblem(record, now) === null
    ? [ok(DOCTOR.backupOk(at))]
    : [error(DOCTOR.backupOld(at, Math.round((now - record.at) / DAY_MS)))]
}

type Places = Pick<Config, 'dataDir' | 'databaseUrl'> & { backupDir: string }

/** Where PostgreSQL stores its data is not known here: it is taken for the disk of the data folder if it may be on this machine. */
function sameDisk({ dataDir, databaseUrl, backupDir }: Places): Finding[] {
  const isSame =
    existsSync(backupDir) && existsSync(dataDir) && statSync(backupDir).dev === statSync(dataDir).dev
  if (!isSame) return []
  if (engineOf(databaseUrl) === 'sqlite') return [warning(DOCTOR.sameDisk(backupDir))]
  return mayBeThisMachine(databaseUrl) ? [warning(DOCTOR.perhapsSameDisk(backupDir))] : []
}

async function checkDumpVersion(database: Database): Promise<Finding> {
  const server = Number.parseInt(await engineVersion(database), 10)
  try {
    const program = Number(/\(PostgreSQL\) (\d+)/.exec(await runPostgres('pg_dump', ['--version']))?.[1] ?? 0)
    return program >= server
      ? ok(DOCTOR.dumpOk(`pg_dump ${program}`))
      : error(DOCTOR.dumpOld(`${program}`, `${server}`))
  } catch (cause) {
    return error(cause instanceof Error ? cause.message : String(cause))
  }
}
