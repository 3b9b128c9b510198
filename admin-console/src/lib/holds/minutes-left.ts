const MINUTE_MS = 60_000

/** Whole minutes from `now` (epoch milliseconds) to `until` (ISO 8601), never below zero; a minute begun counts. */
export const minutesLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS))
