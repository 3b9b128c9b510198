import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { CompiledQuery, QueryResult } from 'kysely'
import { whenNotBusy } from './sqlite-busy.ts'
import { Turns } from './sqlite-queue.ts'

const CACHED_STATEMENTS = 200

type Statement = {
  isReader: boolean
  all: (parameters: SQLInputValue[]) => unknown[]
  run: (parameters: SQLInputValue[]) => { changes: number | bigint; lastInsertRowid: number | bigint }
  iterate: (parameters: SQLInputValue[]) => Iterable<unknown>
}

function prepare(file: DatabaseSync, sql: string): Statement {
  const statement = file.prepare(sql)
  return {
    isReader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely passes the parameters that the typed schema allows
const bound = ({ parameters }: CompiledQuery) => parameters as SQLInputValue[]

/** An open SQLite file: its `node:sqlite` connection, its prepared statements, and the queue for the connection. */
export class SqliteFile {
  readonly turns = new Turns()
  readonly busyWaitMs: number
  readonly #file: DatabaseSync
  readonly #statements = new Map<string, Statement>()

  private constructor(file: DatabaseSync, busyWaitMs: number) {
    this.#file = file
    this.busyWaitMs = busyWaitMs
  }

  static async open(path: string, busyWaitMs: number): Promise<SqliteFile> {
    const file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true })
    try {
      await whenNotBusy(() => file.exec('pragma journal_mode = WAL; pragma synchronous = FULL'), busyWaitMs)
    } catch (error) {
      file.close()
      throw error
    }
    return new SqliteFile(file, busyWaitMs)
  }

  get isInTransaction(): boolean {
    return this.#file.isTransaction
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    const statement = this.#statementOf(query.sql)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely types the rows of its query
    if (statement.isReader) return { rows: statement.all(bound(query)) as Row[] }
    const { changes, lastInsertRowid } = statement.run(bound(query))
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }

  iterate<Row>(query: CompiledQuery): Iterable<Row> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely types the rows of its query
    return this.#statementOf(query.sql).iterate(bound(query)) as Iterable<Row>
  }

  close(): void {
    this.#file.close()
  }

  #statementOf(sql: string): Statement {
    const cached = this.#statements.get(sql)
    if (cached) return cached
    const statement = prepare(this.#file, sql)
    if (this.#statements.size < CACHED_STATEMENTS) this.#statements.set(sql, statement)
    return statement
  }
}
