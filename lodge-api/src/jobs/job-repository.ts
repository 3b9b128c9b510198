import type { ExpressionBuilder } from 'kysely'
import type { Database, Executor } from '../database/connect.ts'
import { instantText } from '../database/instants.ts'
import type { Schema } from '../database/schema.ts'
import { JOB_KINDS, type JobKind } from './job-kinds.ts'

/** A job claimed by one worker until `claimedUntil` (as stored); then another worker may take it over. */
export type ClaimedJob = {
  id: string
  kind: JobKind
  payload: string
  /** Failures so far. */
  attempts: number
  /** Failures that do not count because staff had the job tried again after them. */
  forgiven: number
  claimedUntil: string
}

// During a rolling update, jobs of kinds that only the newer version knows are left to it.
const isDue = (now: string) => (where: ExpressionBuilder<Schema, 'job'>) =>
  where.and([
    where('kind', 'in', JOB_KINDS),
    where('done_at', 'is', null),
    where('failed_at', 'is', null),
    where('run_at', '<=', now),
    where.or([where('claimed_until', 'is', null), where('claimed_until', '<=', now)]),
  ])

/** Stores a job that runs from `runAt` on (epoch ms). */
export const insertJob = (
  executor: Executor,
  job: Pick<ClaimedJob, 'id' | 'kind' | 'payload'>,
  { runAt, now }: { runAt: number; now: number },
) =>
  executor
    .insertInto('job')
    .values({
      ...job,
      run_at: instantText(runAt),
      attempts: 0,
      forgiven: 0,
      claimed_until: null,
      last_error: null,
      last_failed_at: null,
      done_at: null,
      failed_at: null,
      created_at: instantText(now),
    })
    .execute()

/** Returns how many jobs are due at `now` (epoch ms), at most `limit`. Only reads, so it takes no lock. */
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
 * Claims the job that has waited longest, or returns null. One statement: SQLite serialises writers, and PostgreSQL skips rows that
 * another server is claiming.
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

/** The columns a worker writes when it releases a job. */
type ReleasedColumns = Partial<Schema['job']>

async function settle(executor: Executor, job: ClaimedJob, settled: ReleasedColumns): Promise<boolean> {
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

/**
 * Records a failure: the job runs again at `runAt`, or is given up at `now` if that is null. Returns whether the claim was still
 * valid.
 */
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

/** Releases every claim. Only for a server that knows it is the only one, so that the claiming workers are dead. */
export async function releaseClaims(executor: Executor): Promise<void> {
  await executor
    .updateTable('job')
    .set({ claimed_until: null })
    .where('claimed_until', 'is not', null)
    .where('done_at', 'is', null)
    .execute()
}

/** Deletes jobs done before an instant (epoch ms). */
export async function deleteJobsDoneBefore(executor: Executor, instant: number): Promise<void> {
  await executor.deleteFrom('job').where('done_at', '<', instantText(instant)).execute()
}

/** Deletes jobs that were given up before an instant (epoch ms) and that nobody dismissed since. */
export async function deleteJobsGivenUpBefore(executor: Executor, instant: number): Promise<void> {
  await executor
    .deleteFrom('job')
    .where('failed_at', '<', instantText(instant))
    .where('done_at', 'is', null)
    .execute()
}

/** Makes open jobs due at `now` that were created, or last failed, after `future` (epoch ms). */
export async function rescheduleFutureJobs(
  executor: Executor,
  { now, future }: { now: number; future: number },
): Promise<void> {
  const later = instantText(future)
  await executor
    .updateTable('job')
    .set({ run_at: instantText(now) })
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('run_at', '>', later)
    .where(({ or, and, eb }) =>
      or([and([eb('attempts', '=', 0), eb('created_at', '>', later)]), eb('last_failed_at', '>', later)]),
    )
    .execute()
}
