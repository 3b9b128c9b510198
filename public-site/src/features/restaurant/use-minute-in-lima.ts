import { useSyncExternalStore } from 'react'
import { minuteInLima } from 'shared-ui/rules/opening-hours'

/** How often the clock is looked at: often enough that nobody reads 'open' for a minute after it closed. */
const LOOK_MS = 10_000

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS)
  return () => clearInterval(timer)
}

const now = () => minuteInLima(Date.now())

/** The minute of the lodge's day (W-03), or null in the prerendered page: the build does not know when it is read. */
export const useMinuteInLima = (): number | null =>
  useSyncExternalStore<number | null>(watchClock, now, () => null)
