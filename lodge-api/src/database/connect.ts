import { type Dialect, Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { nodeSqliteDialect } from './node-sqlite.ts'
import type { Schema } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'

/** What a repository works on: the database, or one transaction of it. */
export type Executor = Kysely<Schema>
export type DatabaseTransaction = Transaction<Schema>

/** One database, whichever engine keeps it. */
export type Database = {
  engine: Engine
  kysely: Kysely<Schema>
  /** Runs `work` in one transaction: what it throws undoes everything. No outside call belongs inside. */
  transaction<Result>(work: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const POSTGRES = /^postgres(ql)?:\/\//
const CONNECTION_WAIT_MS = 5_000

/** `pg` gives 8-byte integers as text; every amount and count here stays below 2^53, so they are numbers. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  // oxlint-disable-next-line typescript/no-unsafe-return -- pg types its parsers as any, and takes back what it gave
  return type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format ?? 'text')
}

function dialectOf(url: string): Dialect {
  if (!POSTGRES.test(url)) return nodeSqliteDialect(url)
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    types: { getTypeParser },
  })
  // An idle connection that the server drops is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return new PostgresDialect({ pool })
}

/**
 * Opens a PostgreSQL database by its `postgres://` address, or the SQLite file at any other text. `onStatement` hears
 * every statement's SQL; tests count with it.
 */
export function openDatabase(url: string, onStatement?: (sql: string) => void): Database {
  const kysely = new Kysely<Schema>({
    dialect: dialectOf(url),
    log: (event) => onStatement?.(event.query.sql),
  })
  return {
    engine: POSTGRES.test(url) ? 'postgres' : 'sqlite',
    kysely,
    transaction: (work) => kysely.transaction().execute(work),
    close: () => kysely.destroy(),
  }
}
