import { type SqlBool, sql } from 'kysely'
import { MINUTE_MS } from 'shared-ui/rules/dates/durations'
import type { Clock } from '../clock.ts'
import type { Database, Executor } from './connect.ts'
import { instantText } from './instants.ts'

/**
 * A lease gives one server exclusive work on a row while it talks to the provider about it. Each new owner increments the number,
 * so that a late result of an earlier owner is recognised.
 */
export type Lease = { number: number; until: string }

/** Returns the current instant by which leases are counted, in epoch ms. */
export type LeaseClock = (executor: Executor) => Promise<number>

/** Uses PostgreSQL's clock, which all servers share; on SQLite the clock of the only server. */
export const leaseClockOf = ({ engine }: Pick<Database, 'engine'>, clock: Clock): LeaseClock =>
  engine === 'sqlite'
    ? async () => clock()
    : async (executor) => {
        const { rows } = await sql<{ now: number }>`
          select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(executor)
        return Number(rows[0]?.now)
      }

/** Returns the length of a lease in ms: longer than any exchange with the provider, so that no live owner loses its row. */
export const leaseLength = (longestExchangeMs: number, seconds: number | null): number =>
  seconds === null ? longestExchangeMs + 4 * MINUTE_MS : seconds * 1000

/** Returns the lease after number `before`, starting at `now` (epoch ms). */
export const nextLease = (before: number, { now, length }: { now: number; length: number }): Lease => ({
  number: before + 1,
  until: instantText(now + length),
})

/**
 * Whether nobody owns the row. A lease that ends later than a full lease from now was written by a wrong clock and counts as ended.
 */
export const isLeaseFree = (
  until: string | null,
  { now, length }: { now: number; length: number },
): boolean => until === null || Date.parse(until) <= now || Date.parse(until) > now + length

export type DueTimes = {
  now: number
  leaseNow: number
  /** Length of a lease in ms. */
  length: number
  /** Longest wait between two attempts in ms. An attempt planned later than that was planned by a wrong clock and counts as due. */
  longestWait: number
}

/** SQL condition: the next attempt of a row of `table` is due and nobody owns the row. Times are epoch ms, lengths are ms. */
export function isDue(table: 'purchase' | 'refund', { now, leaseNow, length, longestWait }: DueTimes) {
  const next = sql.ref(`${table}.next_attempt_at`)
  const until = sql.ref(`${table}.lease_until`)
  return sql<SqlBool>`${next} is not null
    and (${next} <= ${instantText(now)} or ${next} > ${instantText(now + longestWait)})
    and (${until} is null or ${until} <= ${instantText(leaseNow)} or ${until} > ${instantText(leaseNow + length)})`
}
