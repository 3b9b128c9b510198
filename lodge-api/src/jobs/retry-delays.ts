const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

const DELAYS = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR] as const
// B-11: a mail server may be away for a weekend; after some four days a mail is of no use any more.
const MAX_ATTEMPTS = 20

/** The delay after the `failures`-th failure of a mail, in milliseconds, or `null` when the mail is given up. */
export const retryDelay = (failures: number): number | null =>
  failures < MAX_ATTEMPTS ? (DELAYS[failures - 1] ?? 6 * HOUR) : null
