import type { DatabaseTransaction } from '../database/connect.ts'
import type { JobKind, JobPayloads } from './job-kinds.ts'

/**
 * The result of a handler that succeeded; it throws when it failed. `undefined`: the job is done. `finish`: the job is done, and
 * `finish` writes in the same transaction.
 */
export type JobOutcome = undefined | { finish: (transaction: DatabaseTransaction) => Promise<void> }

/** Runs outside any transaction, and may run a second time after a crash: what it does outside must bear repeating. */
export type JobHandler<Kind extends JobKind> = (
  payload: JobPayloads[Kind],
  job: { id: string },
) => Promise<JobOutcome>

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> }

/** Work that comes round by the clock, in every server: it must bear being done by two of them at once. */
export type PeriodicTask = { name: string; everyMs: number; run: () => Promise<void> }
