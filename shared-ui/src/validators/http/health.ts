import * as v from 'valibot'

/** What can be wrong with the nightly backup: the last attempt failed, or there was none. */
export const BackupProblemName = v.picklist(['backup_failed', 'backup_overdue'])
export type BackupProblem = v.InferOutput<typeof BackupProblemName>

/** What needs a person although the database responds. */
export const HealthWarning = v.picklist([
  ...BackupProblemName.options,
  'database_locked',
  'mail_failing',
  'payments_failing',
  'clock_stepped',
])
export type HealthWarning = v.InferOutput<typeof HealthWarning>

/** `GET /health`: the server runs and its database responds. `warnings` is absent if nothing needs a person. */
export const HealthResponse = v.object({
  status: v.literal('ok'),
  warnings: v.optional(v.array(HealthWarning)),
})
