import { type SqlBool, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database, Executor } from './connect.ts'
import { instantText } from './instants.ts'

/**
 * A lease makes one server the owner of a row while it talks to the provider about it. Its number goes up with each owner, so that a
 * result can be told from that of an earlier owner.
 */
export type Lease = { number: number; until: string }

/** Reads the instant that leases count by, in epoch milliseconds. */
export type LeaseClock = (executor: Executor) => Promise<number>

/** PostgreSQL's own clock, which all its servers share; on SQLite the one server's. */
export const leaseClockOf = ({ engine }: Pick<Database, 'engine'>, clock: Clock): LeaseClock =>
  engine === 'sqlite'
    ? async () => clock()
    : async (executor) => {
        const { rows } = await sql<{ now: number }>`
          select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(executor)
        return Number(rows[0]?.now)
      }

const MINUTE_MS = 60_000

/** How long a lease lasts, in ms: longer than any exchange with the provider, so that a live owner is never overtaken. */
export const leaseLength = (longestExchangeMs: number, seconds: number | null): number =>
  seconds === null ? longestExchangeMs + 4 * MINUTE_MS : seconds * 1000

/** The lease that follows the number `before` at the instant `now` (epoch ms). */
export const nextLease = (before: number, { now, length }: { now: number; length: number }): Lease => ({
  number: before + 1,
  until: instantText(now + length),
})

/** Whether nobody owns a row. A lease that ends further ahead than its length was written by a wrong clock, and has ended. */
export const isLeaseFree = (
  until: string | null,
  { now, length }: { now: number; length: number },
): boolean => until === null || Date.parse(until) <= now || Date.parse(until) > now + length

export type DueTimes = {
  now: number
  leaseNow: number
  /** How long a lease lasts. */
  length: number
  /** The longest wait between two attempts: one planned further ahead was planned by a wrong clock, and is due. */
  longestWait: number
}

/** SQL for: the next attempt of a row of `table` is due, and nobody owns the row. All times in epoch ms or ms. */
export function isDue(table: 'purchase' | 'refund', { now, leaseNow, length, longestWait }: DueTimes) {
  const next = sql.ref(`${table}.next_attempt_at`)
  const until = sql.ref(`${table}.lease_until`)
  return sql<SqlBool>`${next} is not null
    and (${next} <= ${instantText(now)} or ${next} > ${instantText(now + longestWait)})
    and (${until} is null or ${until} <= ${instantText(leaseNow)} or ${until} > ${instantText(leaseNow + length)})`
}
