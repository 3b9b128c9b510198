import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../connect.ts'

/** Any number that no other advisory lock of the database has. */
const LOCK_ID = 7_301_426_021
const POLL_MS = 100

/**
 * Runs the preparation of a database (migrations, first staff member, demonstration) in one server at a time. On SQLite the server's
 * lock ensures that already. On PostgreSQL it is an advisory lock, which ends with its connection, so a killed server leaves none.
 * It is polled: waiting inside a statement would exceed the time limit of statements.
 */
export async function oneStartAtATime<Result>(
  { engine, kysely }: Database,
  work: () => Promise<Result>,
): Promise<Result> {
  if (engine === 'sqlite') return work()
  return kysely.connection().execute(async (connection) => {
    const isLocked = async () => {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_lock(${sql.lit(LOCK_ID)}) as locked`.execute(connection)
      return rows[0]?.locked === true
    }
    while (!(await isLocked())) await sleep(POLL_MS)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_ID)})`.execute(connection)
    }
  })
}
