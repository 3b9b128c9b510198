import { argv, stdout } from 'node:process'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { openDatabase } from '../../src/database/connect.ts'

/** A process that hangs in the middle of a migration of the given SQLite file until it is killed. */
const database = openDatabase(argv[2] ?? '')
const half = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('setting').addColumn('half_made', 'text').execute()
    stdout.write('half')
    await new Promise((resolve) => setInterval(resolve, 2 ** 31 - 1))
  },
}
await new Migrator({
  db: database.kysely,
  provider: { getMigrations: async () => ({ '001-half': half }) },
}).migrateToLatest()
