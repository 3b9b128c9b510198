import { sql } from 'kysely'
import type { Executor } from '../../database/connect.ts'

/** A statement that only an unreachable database fails. */
export async function selectOne(database: Executor): Promise<void> {
  await sql`select 1`.execute(database)
}
