import { useSyncExternalStore } from 'react'
import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'

const never = () => () => {}
const today = () => dayInLima(Date.now())

/**
 * Returns today's date in Lima, or null in the prerendered page and its first render in the browser, since the build does not
 * know the day of the visit.
 */
export function useTodayInLima(): CalendarDate | null {
  return useSyncExternalStore<CalendarDate | null>(never, today, () => null)
}
