import { type Dialect, Kysely, type Transaction } from 'kysely'
import { newStorageState, type StorageState } from './database-errors.ts'
import { type OpenPool, type PostgresParts, postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { nodeSqliteDialect } from './sqlite/node-sqlite.ts'

export type Engine = 'sqlite' | 'postgres'

/** What a repository runs its statements on: the database or one transaction of it. */
export type Executor = Kysely<Schema>
export type DatabaseTransaction = Transaction<Schema>

export type ConnectionCounts = { total: number; idle: number; waiting: number }

/** One open database, on either engine. */
export type Database = {
  engine: Engine
  kysely: Kysely<Schema>
  /** Whether the last write failed because the disk is full or the file is locked. */
  storage: StorageState
  /** Counts the connections to PostgreSQL: open, idle of those, and requests that wait for one. Null on SQLite. */
  connections(): ConnectionCounts | null
  /** Runs `work` in one transaction and rolls it back if `work` throws. Do not make outside requests in it. */
  transaction<Result>(work: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result>
  /** Runs reads that all see the database as it was at the first of them, whatever others write meanwhile. */
  snapshot<Result>(work: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** Called once for each lost PostgreSQL connection, with the reason. */
  onConnectionError?: (error: Error) => void
  /** Called with the SQL text, without values, of each statement that takes longer than `slowMs`. */
  onSlowStatement?: (sql: string, ms: number) => void
  slowMs?: number
  /** How long a statement waits while another process writes to the SQLite file, in ms. */
  busyWaitMs?: number
}

const POSTGRES = /^postgres(ql)?:\/\//

/** Returns the engine that serves a database address or file name. */
export const engineOf = (url: string): Engine => (POSTGRES.test(url) ? 'postgres' : 'sqlite')

type DialectParts = DatabaseOptions & Pick<PostgresParts, 'storage' | 'onOpen'>

function dialectOf(url: string, parts: DialectParts): Dialect {
  const { storage, onOpen, busyWaitMs, onConnectionError = () => undefined } = parts
  return engineOf(url) === 'postgres'
    ? postgresDialect({ url, storage, onConnectionError, onOpen })
    : nodeSqliteDialect({ path: url, storage, busyWaitMs })
}

/**
 * Opens PostgreSQL for a `postgres://` address, and a SQLite file for any other text. `onStatement` receives the SQL of every
 * statement; tests count with it.
 */
export function openDatabase(
  url: string,
  onStatement?: (sql: string) => void,
  options: DatabaseOptions = {},
): Database {
  const storage = newStorageState()
  let pool: OpenPool | null = null
  const onOpen = (opened: OpenPool) => {
    pool = opened
  }
  const kysely = new Kysely<Schema>({
    dialect: dialectOf(url, { ...options, storage, onOpen }),
    log: ({ query, queryDurationMillis: ms }) => {
      onStatement?.(query.sql)
      if (ms > (options.slowMs ?? Number.POSITIVE_INFINITY))
        options.onSlowStatement?.(query.sql, Math.round(ms))
    },
  })
  return {
    engine: engineOf(url),
    kysely,
    storage,
    connections: () => pool && { total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount },
    transaction: (work) => kysely.transaction().execute(work),
    snapshot: (work) =>
      kysely.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    close: () => kysely.destroy(),
  }
}
