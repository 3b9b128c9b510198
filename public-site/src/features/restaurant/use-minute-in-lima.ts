import { useSyncExternalStore } from 'react'
import { minuteInLima } from 'shared-ui/rules/opening-hours'

/** Polling interval of the clock, in ms: short enough that 'open' does not stay for a minute after closing. */
const POLL_MS = 10_000

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, POLL_MS)
  return () => clearInterval(timer)
}

const now = () => minuteInLima(Date.now())

/** Returns the minute of the day in Lima, or null in the prerendered page, since the build does not know when it is read. */
export const useMinuteInLima = (): number | null =>
  useSyncExternalStore<number | null>(watchClock, now, () => null)
