import pg from 'pg'
import { type EmptyDatabase, newPostgresDatabase } from './empty-database.ts'

/** PostgreSQL databases that tests take in turn: to make one takes ten times as long as to empty one. */
export type PostgresPool = {
  /** A database without rows, that nobody else has; `remove` empties it for the next test. */
  take: () => Promise<EmptyDatabase>
  removeAll: () => Promise<void>
}

export function poolOfPostgresDatabases(): PostgresPool {
  const all: EmptyDatabase[] = []
  const free: EmptyDatabase[] = []

  async function make(): Promise<EmptyDatabase> {
    const made = await newPostgresDatabase()
    all.push(made)
    return made
  }

  return {
    take: async () => {
      const database = free.pop() ?? (await make())
      return {
        url: database.url,
        remove: async () => {
          await empty(database.url)
          free.push(database)
        },
      }
    },
    removeAll: async () => {
      for (const database of all.splice(0)) await database.remove()
    },
  }
}

/** Removes every row but those that say which migrations have run. */
const EMPTY_ALL_TABLES = `
  do $$
  declare tables text := (
    select string_agg(quote_ident(tablename), ', ') from pg_tables
    where schemaname = 'public' and tablename not like 'kysely_%'
  );
  begin
    if tables is not null then execute 'truncate ' || tables || ' cascade'; end if;
  end $$`

async function empty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(EMPTY_ALL_TABLES)
  } finally {
    await client.end()
  }
}
