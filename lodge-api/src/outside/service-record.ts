import { HOUR_MS } from 'shared-ui/rules/dates/durations'

/** How long a failure counts if nothing is tried again, in ms: longer than the longest delay between attempts. */
const COUNTS_FOR_MS = { mail: 7 * HOUR_MS, payments: HOUR_MS } as const

/** A service outside of this machine, or at least of this program, that the lodge needs. */
export type OutsideService = keyof typeof COUNTS_FOR_MS

/** How the last exchange of this server with each outside service went. `GET /health` reports it; nothing is asked only to find out. */
export type ServiceRecord = {
  succeeded(service: OutsideService): void
  failed(service: OutsideService): void
  /** The services whose last exchange failed, and not too long ago. */
  failing(): OutsideService[]
}

/** `elapsed`: milliseconds of a clock that nobody sets. */
export function createServiceRecord(elapsed: () => number = () => performance.now()): ServiceRecord {
  const failures = new Map<OutsideService, number>()
  return {
    succeeded: (service) => {
      failures.delete(service)
    },
    failed: (service) => {
      failures.set(service, elapsed())
    },
    failing: () =>
      [...failures].filter(([service, at]) => elapsed() - at < COUNTS_FOR_MS[service]).map(([name]) => name),
  }
}
