import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

/** How long a statement waits for another process that writes to the same file, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000
const KEPT_STATEMENTS = 200

/**
 * Kysely's SQLite driver over Node's own `node:sqlite`, whose statements take spread parameters and do not say whether
 * they answer rows. Transactions begin IMMEDIATE, so that two writers wait in turn instead of failing half-way.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  file.exec('pragma journal_mode = WAL; pragma synchronous = FULL')
  return file
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely hands over what our typed schema lets through
const bound = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]

function adapt(file: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, ReturnType<SqliteDatabase['prepare']>>()
  const prepare = (sql: string) => {
    const statement = file.prepare(sql)
    return {
      reader: statement.columns().length > 0,
      all: (parameters: ReadonlyArray<unknown>) => statement.all(...bound(parameters)),
      run: (parameters: ReadonlyArray<unknown>) => statement.run(...bound(parameters)),
      iterate: (parameters: ReadonlyArray<unknown>) => statement.iterate(...bound(parameters)),
    }
  }
  return {
    close: () => file.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      const made = prepare(sql)
      if (kept.size < KEPT_STATEMENTS) kept.set(sql, made)
      return made
    },
  }
}

/** A Kysely dialect for the SQLite file at `path` (`:memory:` for none). */
export function nodeSqliteDialect(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: (): Driver => new ImmediateSqliteDriver({ database: adapt(openFile(path)) }),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}
