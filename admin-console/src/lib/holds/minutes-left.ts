import { MINUTE_MS } from 'shared-ui/rules/dates/durations'

/** Returns whole minutes from `now` (epoch ms) to `until` (ISO 8601), rounded up and never negative. */
export const minutesLeft = (until: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS))
