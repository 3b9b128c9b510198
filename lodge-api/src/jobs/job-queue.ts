import type { Executor } from '../database/connect.ts'
import { newId } from '../database/ids.ts'
import { instantText } from '../database/instants.ts'
import { type JobKind, type JobPayloads, MAIL_RECEIVERS } from './job-kinds.ts'

type Order<Kind extends JobKind, Payload> = { kind: Kind; payload: Payload; runAt?: number }

/**
 * A job to be done; `runAt` in epoch milliseconds, at once by default. A mail names no receiver: it becomes one job for
 * each that its template has.
 */
export type NewJob =
  | Order<'mail', Omit<JobPayloads['mail'], 'to'>>
  | { [Kind in Exclude<JobKind, 'mail'>]: Order<Kind, JobPayloads[Kind]> }[Exclude<JobKind, 'mail'>]

function payloadsOf(job: NewJob): [object, ...object[]] {
  if (job.kind !== 'mail') return [job.payload]
  const [first, ...others] = MAIL_RECEIVERS[job.payload.template]
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
