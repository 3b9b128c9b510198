import { sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import type { Database, Engine, Executor } from './connect.ts'
import { foundation } from './migrations/001-foundation.ts'
import { garden } from './migrations/002-garden.ts'
import { visitors } from './migrations/003-visitors.ts'
import { roomVersions } from './migrations/004-room-versions.ts'
import { visits } from './migrations/005-visits.ts'
import { reservationNumbers } from './migrations/006-reservation-numbers.ts'
import { messageCare } from './migrations/007-message-care.ts'
import { reservationChanges } from './migrations/008-reservation-changes.ts'
import { staffMembers } from './migrations/009-staff.ts'
import { listIndexes } from './migrations/010-list-indexes.ts'
import { jobTries } from './migrations/011-job-tries.ts'
import { guestLinks } from './migrations/012-guest-links.ts'
import { purchases } from './migrations/013-purchases.ts'
import { requestLimits } from './migrations/014-request-limits.ts'
import { searchTexts } from './migrations/015-search-texts.ts'
import { staffSecurity } from './migrations/016-staff-security.ts'
import { stayStates } from './migrations/017-stay-states.ts'
import { folios } from './migrations/018-folios.ts'
import { corrections } from './migrations/019-corrections.ts'
import { secondFactors } from './migrations/020-second-factors.ts'
import { erasedClients } from './migrations/021-erased-clients.ts'
import { changedStays } from './migrations/022-changed-stays.ts'
import { guests } from './migrations/023-guests.ts'
import { quickSearch } from './migrations/024-quick-search.ts'
import { staySegments } from './migrations/025-stay-segments.ts'
import { firstPasswords } from './migrations/026-first-passwords.ts'
import { roomsOfMovedStays } from './migrations/027-rooms-of-moved-stays.ts'

const migrationsOf = (engine: Engine): Record<string, Migration> => ({
  '001-foundation': foundation(engine),
  '002-garden': garden(engine),
  '003-visitors': visitors,
  '004-room-versions': roomVersions,
  '005-visits': visits,
  '006-reservation-numbers': reservationNumbers,
  '007-message-care': messageCare,
  '008-reservation-changes': reservationChanges,
  '009-staff': staffMembers,
  '010-list-indexes': listIndexes,
  '011-job-tries': jobTries,
  '012-guest-links': guestLinks,
  '013-purchases': purchases,
  '014-request-limits': requestLimits,
  '015-search-texts': searchTexts,
  '016-staff-security': staffSecurity,
  '017-stay-states': stayStates,
  '018-folios': folios,
  '019-corrections': corrections,
  '020-second-factors': secondFactors,
  '021-erased-clients': erasedClients,
  '022-changed-stays': changedStays,
  '023-guests': guests,
  '024-quick-search': quickSearch,
  '025-stay-segments': staySegments,
  '026-first-passwords': firstPasswords,
  '027-rooms-of-moved-stays': roomsOfMovedStays,
})

/** Returns the migrator of a database, or of one transaction. Tests use it to stop at an earlier version. */
export const migratorOf = ({ engine, kysely }: Pick<Database, 'engine' | 'kysely'>): Migrator =>
  new Migrator({ db: kysely, provider: { getMigrations: async () => migrationsOf(engine) } })

/** The database was migrated by a newer version of the program, which may have changed what this one expects. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

/** Migrates the tables to the current version in one transaction. Throws `NewerDatabase`. */
export async function migrate(database: Database): Promise<void> {
  if ((await databaseVersion(database)) === 'newer') throw new NewerDatabase()
  const { error } = await migratorOf(database).migrateToLatest()
  if (error) throw error
}

/** The version of a database, compared with this program. `older`: the next start of the server migrates it. */
export type DatabaseVersion = 'older' | 'current' | 'newer'

/** Returns the version of a database; an empty one is `older`. */
export async function databaseVersion({
  engine,
  kysely,
}: Pick<Database, 'engine' | 'kysely'>): Promise<DatabaseVersion> {
  const known = Object.keys(migrationsOf(engine))
  const applied = await appliedMigrations(kysely)
  if (applied.some((name) => !known.includes(name))) return 'newer'
  return applied.length === known.length ? 'current' : 'older'
}

async function appliedMigrations(kysely: Executor): Promise<string[]> {
  const tables = await kysely.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(kysely)
  return rows.map(({ name }) => name)
}
