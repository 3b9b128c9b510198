import { useSyncExternalStore } from 'react'
import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { usePageData } from './document/page-data.ts'

const never = () => () => {}
const today = () => dayInLima(Date.now())

/**
 * Returns today's date in Lima. A page that the server rendered, and its first render in the browser, have the server's day; a
 * page that only the build rendered has null.
 */
export function useTodayInLima(): CalendarDate | null {
  const served = usePageData()?.today ?? null
  return useSyncExternalStore<CalendarDate | null>(never, today, () => served)
}
