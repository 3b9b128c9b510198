import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { whenNotBusy } from './sqlite-busy.ts'
import type { SqliteFile } from './sqlite-file.ts'

/**
 * One of any number of connections that Kysely sees, all over the file's only one: a statement has a turn of its own, a transaction
 * has one turn from its begin to its end. Whoever waits for another process ends the turn while waiting, so that reads go on:
 * in WAL mode no writer blocks them.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #file: SqliteFile
  readonly #translate: (error: unknown) => unknown
  /** Ends the turn of the transaction that is open on this connection. */
  #endTurn: (() => void) | null = null
  /** Why SQLite itself undid the transaction; until its rollback nothing more may run, or it would be committed on its own. */
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

  /** Whether a rollback has anything to undo; afterwards the connection can be used again. */
  takeUndone(): boolean {
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
      // A full disk undoes the whole transaction, not the statement alone.
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
