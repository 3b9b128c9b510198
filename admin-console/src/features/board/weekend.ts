import { type CalendarDate, daysBetween } from 'shared-ui/rules/dates/calendar-date'

const A_SATURDAY = '2026-11-28'

/** Whether a date is a Saturday or Sunday. */
export const isWeekend = (date: CalendarDate): boolean => ((daysBetween(A_SATURDAY, date) % 7) + 7) % 7 < 2
