import type { JobKind } from './job-kinds.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

type Retries = { delays: readonly [number, ...number[]]; attempts: number }

// B-11: a mail server may be away for a weekend; after some four days a mail is of no use any more.
const MAIL_RETRIES: Retries = {
  delays: [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR],
  attempts: 20,
}

// Money whose fate is not known is never given up.
const MONEY_RETRIES: Retries = {
  delays: [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE],
  attempts: Number.POSITIVE_INFINITY,
}

/** After the last delay of a list, that one repeats until `attempts` are used up. */
const RETRIES: Record<JobKind, Retries> = {
  mail: MAIL_RETRIES,
  'visitor-mail': MAIL_RETRIES,
  'settle-payment': MONEY_RETRIES,
  refund: MONEY_RETRIES,
}

/** How long to wait after the `failures`-th failure, in milliseconds, or `null` when the job is to be given up. */
export function retryDelay(kind: JobKind, failures: number): number | null {
  const { delays, attempts } = RETRIES[kind]
  if (failures >= attempts) return null
  return delays[failures - 1] ?? delays.at(-1) ?? null
}
