import pg from 'pg'
import { openDatabase } from '../../src/database/connect.ts'
import { migrate } from '../../src/database/migrate.ts'
import { type EmptyDatabase, newPostgresDatabase } from './empty-database.ts'

/** A pool of PostgreSQL databases for tests: creating one takes a hundred times as long as emptying one. */
export type PostgresPool = {
  /** Returns an unused, migrated database without rows; `remove` empties it for the next test. */
  take: () => Promise<EmptyDatabase>
  removeAll: () => Promise<void>
}

type PooledDatabase = EmptyDatabase & { empty: () => Promise<void> }

export function poolOfPostgresDatabases(): PostgresPool {
  const all: PooledDatabase[] = []
  const free: PooledDatabase[] = []

  async function make(): Promise<PooledDatabase> {
    const made = await newMigratedDatabase()
    all.push(made)
    return made
  }

  return {
    take: async () => {
      const database = free.pop() ?? (await make())
      return {
        url: database.url,
        remove: async () => {
          await database.empty()
          free.push(database)
        },
      }
    },
    removeAll: async () => {
      for (const database of all.splice(0)) await database.remove()
    },
  }
}

/**
 * Deletes every row but the migration history, in one statement, so that foreign keys are checked only at its end. Truncating as
 * many small tables takes ten times as long.
 */
const EMPTY_ALL_TABLES = `
  do $$
  declare deletions text := (
    select string_agg(format('d%s as (delete from %I)', oid, relname), ', ') from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely_%'
  );
  begin
    execute 'with ' || deletions || ' select 1';
  end $$`

async function newMigratedDatabase(): Promise<PooledDatabase> {
  const { url, remove } = await newPostgresDatabase()
  const database = openDatabase(url)
  await migrate(database)
  await database.close()
  const cleaner = new pg.Client({ connectionString: url })
  await cleaner.connect()
  return {
    url,
    empty: async () => {
      await cleaner.query(EMPTY_ALL_TABLES)
    },
    remove: async () => {
      await cleaner.end()
      await remove()
    },
  }
}
