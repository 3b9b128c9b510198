import type { Executor } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import { instantText } from '../database/instants.ts'
import type { JobKind, JobPayloads } from './job-kinds.ts'

/** A job to be done; `runAt` in epoch milliseconds, at once by default. */
export type NewJob = {
  [Kind in JobKind]: { kind: Kind; payload: JobPayloads[Kind]; runAt?: number }
}[JobKind]

/**
 * Writes a job down and answers its id. Call it with the transaction that causes the job (outbox): then a roll-back takes
 * the job away and a crash loses none. `now` in epoch milliseconds.
 */
export async function enqueueJob(executor: Executor, now: number, job: NewJob): Promise<string> {
  const id = newId(now)
  await executor
    .insertInto('job')
    .values({
      id,
      kind: job.kind,
      payload: JSON.stringify(job.payload),
      run_at: instantText(job.runAt ?? now),
      attempts: 0,
      claimed_until: null,
      last_error: null,
      done_at: null,
      failed_at: null,
      created_at: instantText(now),
    })
    .execute()
  return id
}
