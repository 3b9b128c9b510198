import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { errorTranslator, type StorageState } from '../database-errors.ts'
import { BUSY_WAIT_MS } from './sqlite-busy.ts'
import { SqliteConnection } from './sqlite-connection.ts'
import { SqliteFile } from './sqlite-file.ts'

/** Reports that SQLite rolls back `create table` with a transaction, and that `SqliteConnection` queues several connections. */
class NodeSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * Kysely driver for `node:sqlite`. Transactions that write begin IMMEDIATE, so that two writers wait instead of failing half-way. Each
 * sees one state of the database, whatever isolation level is asked for.
 */
class NodeSqliteDriver implements Driver {
  readonly #parts: SqliteParts
  readonly #translate: (error: unknown) => unknown
  readonly #free: SqliteConnection[] = []
  #file: SqliteFile | undefined

  constructor(parts: SqliteParts) {
    this.#parts = parts
    this.#translate = errorTranslator(parts.storage)
  }

  async init(): Promise<void> {
    try {
      this.#file = await SqliteFile.open(this.#parts.path, this.#parts.busyWaitMs ?? BUSY_WAIT_MS)
    } catch (error) {
      throw this.#translate(error)
    }
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    if (!this.#file) throw new Error('The SQLite file is not open')
    return this.#free.pop() ?? new SqliteConnection(this.#file, this.#translate)
  }

  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    const begin = accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof SqliteConnection && connection.consumeRollback()) return
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof SqliteConnection) this.#free.push(connection)
  }

  async destroy(): Promise<void> {
    this.#file?.close()
  }
}

export type SqliteParts = {
  path: string
  storage: StorageState
  /** How long a statement waits while another process writes, in ms; `BUSY_WAIT_MS` by default. */
  busyWaitMs?: number | undefined
}

/** Returns a Kysely dialect for the SQLite file at `path` (`:memory:` for an in-memory database). */
export function nodeSqliteDialect(parts: SqliteParts): Dialect {
  return {
    createAdapter: () => new NodeSqliteAdapter(),
    createDriver: () => new NodeSqliteDriver(parts),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
