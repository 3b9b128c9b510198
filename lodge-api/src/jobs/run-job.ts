import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { failureText } from './failure-text.ts'
import { isFinalFailure } from './final-failure.ts'
import type { JobHandlers, JobOutcome } from './job-handlers.ts'
import { type JobKind, readPayload } from './job-kinds.ts'
import { type ClaimedJob, markDone, recordFailure } from './job-repository.ts'
import { retryDelay } from './retry-delays.ts'

export type JobRunner = {
  database: Database
  clock: Clock
  log: FastifyBaseLogger
  handlers: JobHandlers
}

function handle<Kind extends JobKind>(handlers: Pick<JobHandlers, Kind>, kind: Kind, job: ClaimedJob) {
  return handlers[kind](readPayload[kind](job.payload), { id: job.id })
}

/** Runs a claimed job once and records the result. Throws only if the database fails. */
export async function runJob(runner: JobRunner, job: ClaimedJob): Promise<void> {
  try {
    const outcome = await handle(runner.handlers, job.kind, job)
    await conclude(runner, job, outcome)
  } catch (error) {
    await writeFailure(runner, job, error)
  }
}

async function conclude({ database, clock, log }: JobRunner, job: ClaimedJob, outcome: JobOutcome) {
  const wasClaimed = await database.transaction(async (transaction) => {
    const isClaimed = await markDone(transaction, job, clock())
    // Another worker that took the job over when this claim ran out records the result instead.
    if (isClaimed) await outcome?.finish(transaction)
    return isClaimed
  })
  if (!wasClaimed) log.warn({ job: job.id, kind: job.kind }, 'A job took longer than its claim')
}

async function writeFailure({ database, clock, log }: JobRunner, job: ClaimedJob, error: unknown) {
  const now = clock()
  const delay = isFinalFailure(error) ? null : retryDelay(job.attempts + 1 - job.forgiven)
  const failure = failureText(error)
  await recordFailure(database.kysely, job, {
    error: failure,
    now,
    runAt: delay === null ? null : now + delay,
  })
  const details = { job: job.id, kind: job.kind, attempt: job.attempts + 1, failure }
  if (delay === null) log.error(details, 'A job was given up')
  else log.warn(details, 'A job failed and will be run again')
}
