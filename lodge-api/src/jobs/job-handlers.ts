import type { DatabaseTransaction } from '../database/connect.ts'
import type { JobKind, JobPayloads } from './job-kinds.ts'

/**
 * What a handler answers when nothing went wrong; it throws when something did. Nothing: the job is done. `finish`: done, and
 * this is written in the same transaction. `again`: not yet; look again at that instant (epoch milliseconds).
 */
export type JobOutcome = undefined | JobFinish | { again: number }
export type JobFinish = { finish: (transaction: DatabaseTransaction) => Promise<void> }

/** Runs outside any transaction, and may run a second time after a crash: what it does outside must bear repeating. */
export type JobHandler<Kind extends JobKind> = (
  payload: JobPayloads[Kind],
  job: { id: string },
) => Promise<JobOutcome>

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> }

/** Work that comes round by the clock, in every server: it must bear being done by two of them at once. */
export type PeriodicTask = { name: string; everyMs: number; run: () => Promise<void> }
