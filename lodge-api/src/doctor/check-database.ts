import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DOCTOR } from 'shared-ui/copy/server/doctor'
import type { Config } from '../config.ts'
import { type Database, type Engine, engineOf, openDatabase } from '../database/connect.ts'
import { engineVersion } from '../database/engine-version.ts'
import { databaseVersion } from '../database/migrate.ts'
import { fileDamage } from '../database/sqlite/file-damage.ts'
import { usernamesWithoutSecondFactor } from '../modules/staff-session/second-factor/second-factor-service.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning, error } = findingsOf('database')
const ENGINE_NAMES: Record<Engine, string> = { postgres: 'PostgreSQL', sqlite: 'SQLite' }

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
    ok(DOCTOR.databaseOk(`${ENGINE_NAMES[database.engine]} ${await engineVersion(database)}`)),
    ...(isSecretStored ? [warning(DOCTOR.storedSecret)] : []),
    ...(refused.length > 0 ? [warning(DOCTOR.withoutSecondFactor(refused))] : []),
  ]
}

/** Returns SQLite's description of the damage to a file, or null. */
function damageOf(path: string): string | null {
  try {
    const file = new DatabaseSync(path, { readOnly: true, timeout: 5_000 })
    try {
      return fileDamage(file)
    } finally {
      file.close()
    }
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}
