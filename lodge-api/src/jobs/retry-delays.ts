import { HOUR_MS, MINUTE_MS, SECOND_MS } from 'shared-ui/rules/dates/durations'

const DELAYS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS] as const
// A mail server may be down for a weekend; after about four days a mail is useless.
const MAX_ATTEMPTS = 20

/** Returns the delay after the given number of failures of a mail, in ms, or null when the mail is given up. */
export const retryDelay = (failures: number): number | null =>
  failures < MAX_ATTEMPTS ? (DELAYS[failures - 1] ?? 6 * HOUR_MS) : null
