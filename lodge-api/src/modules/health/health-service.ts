import { sql } from 'kysely'
import { DatabaseUnavailable } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'

/** Asks the database for an answer. Throws `DatabaseUnavailable` without one. */
export async function askDatabase({ database }: Lodge): Promise<void> {
  try {
    await sql`select 1`.execute(database.kysely)
  } catch (cause) {
    throw new DatabaseUnavailable(undefined, { cause })
  }
}
