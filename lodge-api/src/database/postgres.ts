import {
  type DatabaseConnection,
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { errorTranslator, type StorageState } from './database-errors.ts'

const CONNECTION_WAIT_MS = 5_000
/** Limit that PostgreSQL enforces on a statement and on an idle transaction, in ms. */
const STATEMENT_LIMIT_MS = 30_000
/** Longer than the server's own limit: for a server that accepts queries and never responds. */
const RESPONSE_LIMIT_MS = 35_000

/** `pg` returns 8-byte integers as text. Every amount and count here stays below 2^53, so they are parsed as numbers. */
const typesOf = ({ builtins, getTypeParser }: typeof pg.types): pg.CustomTypesConfig => ({
  getTypeParser: (type, format) =>
    // oxlint-disable-next-line typescript/no-unsafe-return -- pg types its parsers as any
    type === builtins.INT8 ? Number : getTypeParser(type, format ?? 'text'),
})

export type PostgresParts = {
  url: string
  storage: StorageState
  /** Called once for each lost connection, with the reason. */
  onConnectionError: (error: Error) => void
  /** Called with the pool when it is opened, at the first statement. */
  onOpen: (pool: OpenPool) => void
}

/** The counts of a pool's connections. */
export type OpenPool = Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>

/** Returns a connection pool. Only this imports `pg`, because most lodges run on SQLite. */
async function openPool({ url, onConnectionError, onOpen }: PostgresParts): Promise<pg.Pool> {
  const { Pool, types } = (await import('pg')).default
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
    query_timeout: RESPONSE_LIMIT_MS,
    keepAlive: true,
    types: typesOf(types),
  })
  // A lost connection emits 'error', also on a client that a transaction has checked out; without a listener that would end the
  // process. The pool listens only to idle clients, and re-emits what the client's own listener has already reported.
  pool.on('connect', (client) => {
    let isReported = false
    client.on('error', (error) => {
      if (!isReported) onConnectionError(error)
      isReported = true
    })
  })
  pool.on('error', () => undefined)
  onOpen(pool)
  return pool
}

/** Kysely's PostgreSQL driver, with errors translated to `DatabaseUnavailable` and `StorageFull`. */
class TranslatingPostgresDriver extends PostgresDriver {
  readonly #translate: (error: unknown) => unknown
  readonly #translating = new WeakSet<DatabaseConnection>()

  constructor(parts: PostgresParts) {
    super({ pool: () => openPool(parts) })
    this.#translate = errorTranslator(parts.storage)
  }

  override async acquireConnection(
    ...options: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    try {
      const connection = await super.acquireConnection(...options)
      if (!this.#translating.has(connection)) this.#translateErrorsOf(connection)
      return connection
    } catch (error) {
      throw this.#translate(error)
    }
  }

  #translateErrorsOf(connection: DatabaseConnection): void {
    const execute: DatabaseConnection['executeQuery'] = connection.executeQuery.bind(connection)
    connection.executeQuery = async (...query) => {
      try {
        return await execute(...query)
      } catch (error) {
        throw this.#translate(error)
      }
    }
    this.#translating.add(connection)
  }
}

/** Returns a Kysely dialect for the PostgreSQL database at a `postgres://…` address. */
export const postgresDialect = (parts: PostgresParts): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new TranslatingPostgresDriver(parts),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
