import { useSyncExternalStore } from 'react'
import { type CalendarDate, dayInLima } from 'shared-ui/rules/calendar-date'

const never = () => () => {}
const today = () => dayInLima(Date.now())

/**
 * The lodge's day (W-03), or null in the prerendered page and in its first render in the browser: the build does not
 * know the day of the visit.
 */
export function useTodayInLima(): CalendarDate | null {
  return useSyncExternalStore<CalendarDate | null>(never, today, () => null)
}
