import type { Clock } from '../clock.ts'
import type { Database } from '../database/connect.ts'
import type { PeriodicTask } from './job-handlers.ts'
import { deleteJobsDoneBefore } from './job-repository.ts'

const HOUR = 3_600_000
const RETENTION_MS = 30 * 24 * HOUR

/** Deletes jobs done 30 days ago, every hour. */
export const deleteOldDoneJobs = (database: Database, clock: Clock): PeriodicTask => ({
  name: 'forget-done-jobs',
  everyMs: HOUR,
  run: () => deleteJobsDoneBefore(database.kysely, clock() - RETENTION_MS),
})
