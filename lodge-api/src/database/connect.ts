import { type Dialect, Kysely, type Transaction } from 'kysely'
import type { StorageState } from './database-errors.ts'
import { nodeSqliteDialect } from './node-sqlite.ts'
import { postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'

export type Engine = 'sqlite' | 'postgres'

/** What a repository works on: the database, or one transaction of it. */
export type Executor = Kysely<Schema>
export type DatabaseTransaction = Transaction<Schema>

/** One database, whichever engine keeps it. */
export type Database = {
  engine: Engine
  kysely: Kysely<Schema>
  /** Whether the last write found no room. */
  storage: StorageState
  /** Runs `work` in one transaction: what it throws undoes everything. No outside call belongs inside. */
  transaction<Result>(work: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Hears why a connection to PostgreSQL was lost, once for each. */
  onConnectionError?: (error: Error) => void
  /** How long a statement waits for another process that writes to the SQLite file, in ms. */
  busyWaitMs?: number
}

const POSTGRES = /^postgres(ql)?:\/\//

/** The engine of the database at an address or in a file. */
export const engineOf = (url: string): Engine => (POSTGRES.test(url) ? 'postgres' : 'sqlite')

function dialectOf(url: string, storage: StorageState, options: DatabaseOptions): Dialect {
  const { busyWaitMs, onConnectionError = () => undefined } = options
  return engineOf(url) === 'postgres'
    ? postgresDialect({ url, storage, onConnectionError })
    : nodeSqliteDialect({ path: url, storage, busyWaitMs })
}

/**
 * Opens a PostgreSQL database by its `postgres://` address, or the SQLite file at any other text. `onStatement` hears
 * every statement's SQL; tests count with it.
 */
export function openDatabase(
  url: string,
  onStatement?: (sql: string) => void,
  options: DatabaseOptions = {},
): Database {
  const storage: StorageState = { isFull: false }
  const kysely = new Kysely<Schema>({
    dialect: dialectOf(url, storage, options),
    log: (event) => onStatement?.(event.query.sql),
  })
  return {
    engine: engineOf(url),
    kysely,
    storage,
    transaction: (work) => kysely.transaction().execute(work),
    close: () => kysely.destroy(),
  }
}
