import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'
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

/** Returns the migrator of a database. Tests use it to stop at an earlier version. */
export function migratorOf({ engine, kysely }: Database): Migrator {
  const migrations: Record<string, Migration> = {
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
  }
  return new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } })
}

/** Migrates the tables to the current version in one transaction. On PostgreSQL several servers may call it at the same time. */
export async function migrate(database: Database): Promise<void> {
  const { error } = await migratorOf(database).migrateToLatest()
  if (error) throw error
}

/** Whether every migration has been applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const migrations = await migratorOf(database).getMigrations()
  return migrations.every(({ executedAt }) => executedAt !== undefined)
}
