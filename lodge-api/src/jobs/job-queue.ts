import { RESERVATION_MAILS, VISITOR_MAILS } from 'shared-ui/copy/mails/mails'
import type { Executor } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import type { JobKind, JobPayloads } from './job-kinds.ts'
import { insertJob } from './job-repository.ts'

type JobRequest<Kind extends JobKind, Payload> = { kind: Kind; payload: Payload; runAt?: number }

/**
 * A job to enqueue; `runAt` in epoch ms, immediately by default. A mail names no recipient: it becomes one job for each recipient
 * of its template.
 */
export type NewJob = { [Kind in JobKind]: JobRequest<Kind, Omit<JobPayloads[Kind], 'to'>> }[JobKind]

const receiversOf = (job: NewJob) =>
  (job.kind === 'mail' ? RESERVATION_MAILS[job.payload.template] : VISITOR_MAILS[job.payload.template]).to

function payloadsOf(job: NewJob): [object, ...object[]] {
  const [first, ...others] = receiversOf(job)
  return [{ ...job.payload, to: first }, ...others.map((to) => ({ ...job.payload, to }))]
}

/**
 * Stores a job and returns its id (the first one's, if it becomes several). Call it in the transaction that causes the job
 * (outbox), so that a rollback removes the job and a crash loses none. `now` in epoch ms.
 */
export async function enqueueJob(executor: Executor, now: number, job: NewJob): Promise<string> {
  const [first, ...others] = payloadsOf(job)
  const write = async (payload: object): Promise<string> => {
    const row = { id: newId(now), kind: job.kind, payload: JSON.stringify(payload) }
    await insertJob(executor, row, { runAt: job.runAt ?? now, now })
    return row.id
  }
  const id = await write(first)
  for (const payload of others) await write(payload)
  return id
}
