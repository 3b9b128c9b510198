import pg from 'pg'
import { openDatabase } from '../src/database/connect.ts'
import { migrate } from '../src/database/migrate.ts'
import { type EmptyDatabase, newPostgresDatabase } from './empty-database.ts'

/** PostgreSQL databases that tests take in turn: to make one takes a hundred times as long as to empty one. */
export type PostgresPool = {
  /** A database with all its tables and no rows, that nobody else has; `remove` empties it for the next test. */
  take: () => Promise<EmptyDatabase>
  removeAll: () => Promise<void>
}

type Kept = EmptyDatabase & { empty: () => Promise<void> }

export function poolOfPostgresDatabases(): PostgresPool {
  const all: Kept[] = []
  const free: Kept[] = []

  async function make(): Promise<Kept> {
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
 * Removes every row but those that say which migrations have run, in one statement, at the end of which alone the keys are
 * looked at. To truncate as many small tables takes ten times as long.
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

async function newMigratedDatabase(): Promise<Kept> {
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
