import { HOUR_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import type { Lodge } from '../../lodge.ts'
import { expireHolds } from './holds/holds-service.ts'
import { forgetFailedPurchases, forgetIdentifiers } from './retention/retention-service.ts'
import { alertUnsettled } from './unsettled/unsettled-service.ts'

/** Periodic tasks for purchases; each also runs at the start. */
export const purchaseTasks = (lodge: Lodge): PeriodicTask[] => [
  { name: 'expire-holds', everyMs: MINUTE_MS, run: () => expireHolds(lodge) },
  { name: 'alert-unsettled', everyMs: MINUTE_MS, run: () => alertUnsettled(lodge) },
  { name: 'forget-identifiers', everyMs: HOUR_MS, run: () => forgetIdentifiers(lodge) },
  { name: 'forget-failed-purchases', everyMs: HOUR_MS, run: () => forgetFailedPurchases(lodge) },
]
