import * as v from 'valibot'

/**
 * `GET /health`: the server runs and its database responds. `warnings` names what needs a person and does not prevent bookings; it is
 * absent if there is nothing.
 */
export const HealthResponse = v.object({
  status: v.literal('ok'),
  warnings: v.optional(v.array(v.picklist(['backup_failed', 'backup_overdue']))),
})
