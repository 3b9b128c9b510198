import { LODGE } from 'content'
import { useSyncExternalStore } from 'react'
import { ApiProblem } from 'shared-ui/api/problems'
import { type CalendarDate, dayInLima, timeInLima } from 'shared-ui/rules/calendar-date'

/** How often the clock is looked at, in ms. */
const LOOK_MS = 10_000

/** Whether a stay that begins on `entry` begins today and check-in has closed, at an instant (epoch milliseconds). */
export const isLateArrival = (entry: CalendarDate, instant: number): boolean =>
  entry === dayInLima(instant) && timeInLima(instant) >= LODGE.checkIn.to

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_MS)
  return () => clearInterval(timer)
}

/** The same now, by this browser's clock; the server decides by its own. */
export const useIsLateArrival = (entry: CalendarDate): boolean =>
  useSyncExternalStore(watchClock, () => isLateArrival(entry, Date.now()))

/** Whether the server refused since check-in has closed and the guest has not said that they called. */
export const isLateRefusal = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'late_check_in'
