import { HOUR_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { instantBefore, RETENTION } from 'shared-ui/rules/privacy/retention'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { PeriodicTask } from './job-handlers.ts'
import { deleteJobsDoneBefore, deleteJobsGivenUpBefore, rescheduleFutureJobs } from './job-repository.ts'

/** Clocks of several servers may differ by this much. */
const CLOCK_TOLERANCE = 10 * MINUTE_MS

/** Deletes jobs that were done or given up long ago, every hour. */
export const deleteOldDoneJobs = (database: Database, clock: Clock): PeriodicTask => ({
  name: 'forget-done-jobs',
  everyMs: HOUR_MS,
  run: async () => {
    const now = clock()
    await deleteJobsDoneBefore(database.kysely, instantBefore(now, RETENTION.doneJobs))
    await deleteJobsGivenUpBefore(database.kysely, instantBefore(now, RETENTION.givenUpJobs))
  },
})

/**
 * Every minute, makes jobs due that were written or failed in the future: the clock was ahead then, and they would wait until it is
 * that late.
 */
export const rescheduleJobs = (database: Database, clock: Clock): PeriodicTask => ({
  name: 'reschedule-jobs',
  everyMs: MINUTE_MS,
  run: async () => {
    const now = clock()
    await rescheduleFutureJobs(database.kysely, { now, future: now + CLOCK_TOLERANCE })
  },
})
