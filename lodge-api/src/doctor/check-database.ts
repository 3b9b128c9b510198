import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { DOCTOR } from 'shared-ui/copy/server/doctor'
import type { Config } from '../config.ts'
import { type Database, engineOf, openDatabase } from '../database/connect.ts'
import { databaseVersion } from '../database/migrate.ts'
import { usernamesWithoutSecondFactor } from '../modules/staff-session/second-factor/second-factor-service.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, error } = findingsOf('database')

/** Checks that the database can be opened, is undamaged and has the version of this program. A server may be using it. */
export async function checkDatabase({
  databaseUrl,
  sessionSecret,
  secondFactor,
}: Config): Promise<Finding[]> {
  if (engineOf(databaseUrl) === 'sqlite') {
    if (!existsSync(databaseUrl)) return [error(DOCTOR.noDatabase(databaseUrl))]
    const damage = damageOf(databaseUrl)
    if (damage !== null) return [error(DOCTOR.damaged(damage))]
  }
  const database = openDatabase(databaseUrl)
  try {
    return await checkOpen(database, { sessionSecret, secondFactor })
  } catch (cause) {
    return [error(DOCTOR.unreachable(cause instanceof Error ? cause.message : String(cause)))]
  } finally {
    await database.close()
  }
}

async function checkOpen(
  database: Database,
  { sessionSecret, secondFactor }: Pick<Config, 'sessionSecret' | 'secondFactor'>,
): Promise<Finding[]> {
  const version = await databaseVersion(database)
  if (version !== 'current') return [version === 'older' ? warning(DOCTOR.older) : error(DOCTOR.newer)]
  const isSecretStored = database.engine === 'postgres' && sessionSecret === null
  const refused = secondFactor === 'required' ? await usernamesWithoutSecondFactor(database) : []
  return [
    ok(DOCTOR.databaseOk(await engineName(database))),
    ...(isSecretStored ? [warning(DOCTOR.storedSecret)] : []),
    ...(refused.length > 0 ? [warning(DOCTOR.withoutSecondFactor(refused))] : []),
  ]
}

/** Returns SQLite's description of the damage to a file, or null. */
function damageOf(path: string): string | null {
  try {
    const file = new DatabaseSync(path, { readOnly: true, timeout: 5_000 })
    try {
      const verdict = String(file.prepare('pragma integrity_check(1)').get()?.['integrity_check'])
      return verdict === 'ok' ? null : verdict
    } finally {
      file.close()
    }
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}

async function engineName({ engine, kysely }: Database): Promise<string> {
  const version =
    engine === 'postgres'
      ? sql<{ version: string }>`select current_setting('server_version') as version`
      : sql<{ version: string }>`select sqlite_version() as version`
  const { rows } = await version.execute(kysely)
  return `${engine === 'postgres' ? 'PostgreSQL' : 'SQLite'} ${rows[0]?.version.split(' ')[0]}`
}
