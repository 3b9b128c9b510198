import { type ExpressionBuilder, sql } from 'kysely'
import type { Executor } from './connect.ts'
import { instantText } from './instants.ts'
import type { Schema } from './schema.ts'

/** What is counted: the name of a limit and the hash of its key. */
export type Counted = { name: string; keyHash: string }

/** An instant (epoch ms) and the length of the limit's window in ms. */
export type CountedAt = { now: number; windowMs: number }

/** The number of requests in the window, and the start of the window (ISO 8601). */
export type RequestCount = { count: number; windowStart: string }

/** Servers' clocks may differ by a few minutes; a window that starts later than that was written by a wrong clock. */
const CLOCK_DIFFERENCE_MS = 5 * 60_000

const boundsOf = ({ now, windowMs }: CountedAt) => ({
  endedAt: instantText(now - windowMs),
  latestStart: instantText(now + CLOCK_DIFFERENCE_MS),
})

/** Counts one request, in one statement; the first request after the window's end starts a new window. */
export async function countRequest(
  executor: Executor,
  { name, keyHash }: Counted,
  at: CountedAt,
): Promise<RequestCount> {
  const { endedAt, latestStart } = boundsOf(at)
  const hasEnded = (eb: ExpressionBuilder<Schema, 'request_limit'>) =>
    eb.or([
      eb('request_limit.window_start', '<=', endedAt),
      eb('request_limit.window_start', '>', latestStart),
    ])
  const { count, window_start } = await executor
    .insertInto('request_limit')
    .values({ name, key_hash: keyHash, window_start: instantText(at.now), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'key_hash']).doUpdateSet((eb) => ({
        count: sql<number>`case when ${hasEnded(eb)} then 1 else ${eb.ref('request_limit.count')} + 1 end`,
        window_start: sql<string>`case when ${hasEnded(eb)} then ${eb.ref('excluded.window_start')} else ${eb.ref('request_limit.window_start')} end`,
      })),
    )
    .returning(['count', 'window_start'])
    .executeTakeFirstOrThrow()
  return { count, windowStart: window_start }
}

/** Takes one counted request back, in whichever window it was counted. */
export async function uncountRequest(executor: Executor, { name, keyHash }: Counted): Promise<void> {
  await executor
    .updateTable('request_limit')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('name', '=', name)
    .where('key_hash', '=', keyHash)
    .where('count', '>', 0)
    .execute()
}

/** Deletes counts whose window started before an instant (ISO 8601). */
export async function deleteRequestCountsBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('request_limit').where('window_start', '<', instant).execute()
}
