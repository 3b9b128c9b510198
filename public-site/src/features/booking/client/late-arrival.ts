import { LODGE } from 'content'
import { useSyncExternalStore } from 'react'
import { ApiProblem } from 'shared-ui/api/problems'
import { type CalendarDate, dayInLima, timeInLima } from 'shared-ui/rules/dates/calendar-date'

/** Polling interval of the clock, in ms. */
const POLL_MS = 10_000

/** Whether, at an instant (epoch milliseconds), `entry` is today in Lima and check-in has closed. */
export const isLateArrival = (entry: CalendarDate, instant: number): boolean =>
  entry === dayInLima(instant) && timeInLima(instant) >= LODGE.checkIn.to

function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, POLL_MS)
  return () => clearInterval(timer)
}

/** Returns `isLateArrival` for now, by this browser's clock; the server decides by its own. */
export const useIsLateArrival = (entry: CalendarDate): boolean =>
  useSyncExternalStore(watchClock, () => isLateArrival(entry, Date.now()))

/** Whether the server refused because check-in has closed and the client has not confirmed having called. */
export const isLateRefusal = (problem: unknown): boolean =>
  problem instanceof ApiProblem && problem.code === 'late_check_in'
