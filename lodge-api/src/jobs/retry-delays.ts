const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const
// A mail server may be down for a weekend; after about four days a mail is useless.
const MAX_ATTEMPTS = 20

/** Returns the delay after the given number of failures of a mail, in ms, or null when the mail is given up. */
export const retryDelay = (failures: number): number | null =>
  failures < MAX_ATTEMPTS ? (DELAYS[failures - 1] ?? 6 * HOUR) : null
