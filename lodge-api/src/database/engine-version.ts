import { sql } from 'kysely'
import type { Database } from './connect.ts'

/** Returns the version of the engine in use, such as '17.2' of PostgreSQL or '3.50.4' of SQLite. */
export async function engineVersion({ engine, kysely }: Database): Promise<string> {
  const version =
    engine === 'postgres'
      ? sql<{ version: string }>`select current_setting('server_version') as version`
      : sql<{ version: string }>`select sqlite_version() as version`
  const { rows } = await version.execute(kysely)
  return rows[0]?.version.split(' ')[0] ?? ''
}
