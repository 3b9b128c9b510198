import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { MonthText } from 'shared-ui/validators/payments/cash-search'
import { CalendarDateText } from 'shared-ui/validators/reservations/nights'
import * as v from 'valibot'

/** The day of the URL; today if it is missing or does not exist. */
export const requestedDay = (date: string, today: CalendarDate): CalendarDate =>
  v.is(CalendarDateText, date) ? date : today

/** The month of the URL; the current one if it is missing or does not exist. */
export const requestedMonth = (month: string, today: CalendarDate): string =>
  v.is(MonthText, month) ? month : today.slice(0, 7)

/** The day before and the day after. */
export const aroundDay = (date: CalendarDate) => ({ previous: addDays(date, -1), next: addDays(date, 1) })
