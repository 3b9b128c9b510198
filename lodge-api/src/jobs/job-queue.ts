import { RESERVATION_MAILS, VISITOR_MAILS } from 'shared-ui/copy/mails'
import type { Executor } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import { instantText } from '../database/instants.ts'
import type { JobKind, JobPayloads } from './job-kinds.ts'

type Order<Kind extends JobKind, Payload> = { kind: Kind; payload: Payload; runAt?: number }

/**
 * A job to be done; `runAt` in epoch milliseconds, at once by default. A mail names no receiver: it becomes one job for
 * each that its template has.
 */
export type NewJob = { [Kind in JobKind]: Order<Kind, Omit<JobPayloads[Kind], 'to'>> }[JobKind]

const receiversOf = (job: NewJob) =>
  (job.kind === 'mail' ? RESERVATION_MAILS[job.payload.template] : VISITOR_MAILS[job.payload.template]).to

function payloadsOf(job: NewJob): [object, ...object[]] {
  const [first, ...others] = receiversOf(job)
  return [{ ...job.payload, to: first }, ...others.map((to) => ({ ...job.payload, to }))]
}

/**
 * Writes a job down and answers its id (of several, the first). Call it with the transaction that causes the job (outbox):
 * then a roll-back takes the job away and a crash loses none. `now` in epoch milliseconds.
 */
export async function enqueueJob(executor: Executor, now: number, job: NewJob): Promise<string> {
  const [first, ...others] = payloadsOf(job)
  const write = async (payload: object): Promise<string> => {
    const row = jobRow({ kind: job.kind, payload, runAt: job.runAt ?? now }, now)
    await executor.insertInto('job').values(row).execute()
    return row.id
  }
  const id = await write(first)
  for (const payload of others) await write(payload)
  return id
}

const jobRow = (job: Required<Order<JobKind, object>>, now: number) => ({
  id: newId(now),
  kind: job.kind,
  payload: JSON.stringify(job.payload),
  run_at: instantText(job.runAt),
  attempts: 0,
  forgiven: 0,
  claimed_until: null,
  last_error: null,
  last_failed_at: null,
  done_at: null,
  failed_at: null,
  created_at: instantText(now),
})
