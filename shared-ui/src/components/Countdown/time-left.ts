/** The minutes at which a countdown is announced. */
const ANNOUNCED = [1, 5] as const

/** Whole seconds from `now` to `expiresAt` (epoch milliseconds), rounded up and never below zero. */
export const secondsLeft = (expiresAt: number, now: number): number =>
  Math.max(0, Math.ceil((expiresAt - now) / 1000))

/**
 * The minutes to announce when `seconds` are left, or `undefined` for silence. An announcement lasts ten seconds from the
 * moment five minutes or one are reached, so that a page that resumes late still announces it and one that opens at 4:30
 * does not.
 */
export const announcedMinutes = (seconds: number): number | undefined =>
  ANNOUNCED.find((minutes) => seconds <= minutes * 60 && seconds > minutes * 60 - 10)
