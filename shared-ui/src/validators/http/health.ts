import * as v from 'valibot'

/** What can be wrong with the nightly backup: the last attempt failed, or there was none. */
export const BackupProblemName = v.picklist(['backup_failed', 'backup_overdue'])
export type BackupProblem = v.InferOutput<typeof BackupProblemName>

/**
 * `GET /health`: the server runs and its database responds. `warnings` names what needs a person and does not prevent bookings; it is
 * absent if there is nothing.
 */
export const HealthResponse = v.object({
  status: v.literal('ok'),
  warnings: v.optional(v.array(BackupProblemName)),
})
