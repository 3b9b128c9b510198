import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import { failureText } from './failure-text.ts'
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

/** Runs a claimed job once, and writes down how it went. Throws only when the database itself fails. */
export async function runJob(runner: JobRunner, job: ClaimedJob): Promise<void> {
  try {
    const outcome = await handle(runner.handlers, job.kind, job)
    await conclude(runner, job, outcome)
  } catch (error) {
    await writeFailure(runner, job, error)
  }
}

async function conclude({ database, clock, log }: JobRunner, job: ClaimedJob, outcome: JobOutcome) {
  const stood = await database.transaction(async (transaction) => {
    const ours = await markDone(transaction, job, clock())
    // Whoever took the job over when our claim ran out writes it down in our stead.
    if (ours) await outcome?.finish(transaction)
    return ours
  })
  if (!stood) log.warn({ job: job.id, kind: job.kind }, 'A job took longer than its claim')
}

async function writeFailure({ database, clock, log }: JobRunner, job: ClaimedJob, error: unknown) {
  const now = clock()
  const delay = retryDelay(job.attempts + 1 - job.forgiven)
  const failure = failureText(error)
  await recordFailure(database.kysely, job, {
    error: failure,
    now,
    runAt: delay === null ? null : now + delay,
  })
  const line = { job: job.id, kind: job.kind, attempt: job.attempts + 1, failure }
  if (delay === null) log.error(line, 'A job was given up')
  else log.warn(line, 'A job failed and will be run again')
}
