/** The minutes at which a countdown speaks (B-08). */
const ANNOUNCED = [1, 5] as const

/** Whole seconds from `now` to `expiresAt` (epoch milliseconds), never below zero; a second begun counts. */
export const secondsLeft = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - now) / 1000))

/**
 * The minutes to be said when `seconds` are left, or `undefined` for silence: from the moment five or one are reached, for
 * ten seconds, so that a page woken late still speaks and one that opens at 4:30 does not.
 */
export const announcedMinutes = (seconds: number): number | undefined =>
  ANNOUNCED.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 10)
