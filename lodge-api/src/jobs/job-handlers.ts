import type { DatabaseTransaction } from '../database/connect.ts'
import type { JobKind, JobPayloads } from './job-kinds.ts'

/**
 * The result of a handler that succeeded; a handler that fails throws. `finish`, if given, runs in the transaction that marks the
 * job done.
 */
export type JobOutcome = undefined | { finish: (transaction: DatabaseTransaction) => Promise<void> }

/** Handles one job outside any transaction. It may run again after a crash, so its outside effects must be repeatable. */
export type JobHandler<Kind extends JobKind> = (
  payload: JobPayloads[Kind],
  job: { id: string },
) => Promise<JobOutcome>

export type JobHandlers = { [Kind in JobKind]: JobHandler<Kind> }

/** A task that runs at an interval in every server; two servers may run it at the same time. */
export type PeriodicTask = { name: string; everyMs: number; run: () => Promise<void> }
