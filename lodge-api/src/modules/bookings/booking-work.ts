import type { Lodge } from '../../lodge.ts'
import { expireHolds, recoverInterrupted } from './unsettled-service.ts'

const MINUTE_MS = 60_000

/** What the worker does for bookings every minute, and once at the start. */
export const bookingSweeps = (lodge: Lodge) => [
  { name: 'recover-interrupted', everyMs: MINUTE_MS, run: () => recoverInterrupted(lodge) },
  { name: 'expire-holds', everyMs: MINUTE_MS, run: () => expireHolds(lodge) },
]
