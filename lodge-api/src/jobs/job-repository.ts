import type { ExpressionBuilder } from 'kysely'
import type { Database, Executor } from '../database/connect.ts'
import { instantText } from '../database/instants.ts'
import type { Schema } from '../database/schema.ts'
import { JOB_KINDS, type JobKind } from './job-kinds.ts'

/** A job in the hands of one worker, until `claimedUntil` (as stored): after it another worker may take it over. */
export type ClaimedJob = {
  id: string
  kind: JobKind
  payload: string
  /** Failures so far. */
  attempts: number
  /** How many of them do not count, since staff had it tried anew after them. */
  forgiven: number
  claimedUntil: string
}

// While a newer version of the server is being brought out, the jobs only it knows are left to it.
const isDue = (now: string) => (where: ExpressionBuilder<Schema, 'job'>) =>
  where.and([
    where('kind', 'in', JOB_KINDS),
    where('done_at', 'is', null),
    where('failed_at', 'is', null),
    where('run_at', '<=', now),
    where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]),
  ])

/** How many jobs wait to be run at `now` (epoch milliseconds), at most `limit`. A read only: looking costs no lock. */
export async function countDueJobs(executor: Executor, now: number, limit: number): Promise<number> {
  const due = await executor
    .selectFrom('job')
    .select('id')
    .where(isDue(instantText(now)))
    .limit(limit)
    .execute()
  return due.length
}

/**
 * Takes the job that has waited longest, or answers `null`. One statement: on SQLite writers go in turn, and on PostgreSQL a
 * row that another server is just taking is passed over.
 */
export async function claimJob(
  database: Database,
  times: { now: number; until: number },
): Promise<ClaimedJob | null> {
  const claimedUntil = instantText(times.until)
  const claimed = await database.kysely
    .updateTable('job')
    .set({ claimed_until: claimedUntil })
    .where('id', '=', (query) => {
      const next = query
        .selectFrom('job')
        .select('id')
        .where(isDue(instantText(times.now)))
        .orderBy('run_at')
        .orderBy('id')
        .limit(1)
      return database.engine === 'postgres' ? next.forUpdate().skipLocked() : next
    })
    .returning(['id', 'kind', 'payload', 'attempts', 'forgiven'])
    .executeTakeFirst()
  const kind = JOB_KINDS.find((known) => known === claimed?.kind)
  return claimed && kind ? { ...claimed, kind, claimedUntil } : null
}

/** What a worker writes back. Each lets the job go, and each answers whether the claim still stood. */
type Settled = Partial<Schema['job']>

async function settle(executor: Executor, job: ClaimedJob, settled: Settled): Promise<boolean> {
  const result = await executor
    .updateTable('job')
    .set({ ...settled, claimed_until: null })
    .where('id', '=', job.id)
    .where('claimed_until', '=', job.claimedUntil)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export const markDone = (executor: Executor, job: ClaimedJob, now: number): Promise<boolean> =>
  settle(executor, job, { done_at: instantText(now), last_error: null })

/** A failure: run it again at `runAt`, or, where that is `null`, give it up at `now` for people to look at. */
export const recordFailure = (
  executor: Executor,
  job: ClaimedJob,
  failure: { error: string; now: number; runAt: number | null },
): Promise<boolean> =>
  settle(executor, job, {
    attempts: job.attempts + 1,
    last_error: failure.error,
    last_failed_at: instantText(failure.now),
    ...(failure.runAt === null
      ? { failed_at: instantText(failure.now) }
      : { run_at: instantText(failure.runAt) }),
  })

/** Lets go of every job in hand: for a server that knows it is the only one, and so that their workers are dead. */
export async function releaseClaims(executor: Executor): Promise<void> {
  await executor
    .updateTable('job')
    .set({ claimed_until: null })
    .where('claimed_until', 'is not', null)
    .where('done_at', 'is', null)
    .execute()
}

/** Forgets jobs done before an instant. Those given up stay. */
export async function deleteJobsDoneBefore(executor: Executor, instant: number): Promise<void> {
  await executor.deleteFrom('job').where('done_at', '<', instantText(instant)).execute()
}
