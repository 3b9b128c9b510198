import { DatabaseUnavailable } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { selectOne } from './health-repository.ts'

/** Asks the database for an answer. Throws `DatabaseUnavailable` without one. */
export async function askDatabase({ database }: Lodge): Promise<void> {
  try {
    await selectOne(database.kysely)
  } catch (cause) {
    throw new DatabaseUnavailable(undefined, { cause })
  }
}
