import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { whenNotBusy } from './sqlite-busy.ts'
import type { SqliteFile } from './sqlite-file.ts'

/**
 * One of the connections that Kysely sees; all share the only connection to the file. A statement takes one turn, a transaction
 * holds its turn from begin to end. While waiting for another process the turn is released, so that reads continue: in WAL mode no
 * writer blocks them.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile
  readonly #translate: (error: unknown) => unknown
  /** Ends the turn of the transaction open on this connection. */
  #endTurn: (() => void) | null = null
  /**
   * The error with which SQLite itself rolled back the transaction. No statement may run until the rollback, or it would be
   * committed on its own.
   */
  #undoneBy: unknown

  constructor(file: SqliteFile, translate: (error: unknown) => unknown) {
    this.#file = file
    this.#translate = translate
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#undoneBy !== undefined) throw this.#undoneBy
    try {
      return await whenNotBusy(
        () => (this.#endTurn ? this.#runInTransaction<Row>(query) : this.#runInTurn<Row>(query)),
        this.#file.busyWaitMs,
      )
    } catch (error) {
      throw this.#translate(error)
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    const endTurn = this.#endTurn ? null : await this.#file.turns.take()
    try {
      for (const row of this.#file.iterate<Row>(query)) yield { rows: [row] }
    } catch (error) {
      throw this.#translate(error)
    } finally {
      endTurn?.()
    }
  }

  /** Returns whether SQLite has already rolled back, and resets that, so that the connection can be used again. */
  consumeRollback(): boolean {
    const isUndone = this.#undoneBy !== undefined
    this.#undoneBy = undefined
    return isUndone
  }

  async #runInTurn<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const endTurn = await this.#file.turns.take()
    try {
      return this.#file.run<Row>(query)
    } finally {
      if (this.#file.isInTransaction) this.#endTurn = endTurn
      else endTurn()
    }
  }

  #runInTransaction<Row>(query: CompiledQuery): QueryResult<Row> {
    try {
      const result = this.#file.run<Row>(query)
      if (!this.#file.isInTransaction) this.#leaveTransaction()
      return result
    } catch (error) {
      // A full disk rolls back the whole transaction, not only the statement.
      if (!this.#file.isInTransaction) {
        this.#leaveTransaction()
        this.#undoneBy = this.#translate(error)
      }
      throw error
    }
  }

  #leaveTransaction(): void {
    this.#endTurn?.()
    this.#endTurn = null
  }
}
