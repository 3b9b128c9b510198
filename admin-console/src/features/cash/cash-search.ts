import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { MonthText, RECEIVABLE_SCOPES } from 'shared-ui/validators/payments/cash-search'
import { CalendarDateText } from 'shared-ui/validators/reservations/nights'
import * as v from 'valibot'
import { GroupsText } from '../../lib/paged-list/open-groups.ts'

const text = v.optional(v.fallback(v.string(), ''), '')

/** The day in the URL, as it was typed; today if it is missing or does not exist. */
export const DaySearch = v.object({ date: text })
export const requestedDay = (date: string, today: CalendarDate): CalendarDate =>
  v.is(CalendarDateText, date) ? date : today

/** The month in the URL, as it was typed; the current one if it is missing or does not exist. */
export const MonthSearch = v.object({ month: text })
export const requestedMonth = (month: string, today: CalendarDate): string =>
  v.is(MonthText, month) ? month : today.slice(0, 7)

/** Which reservations the URL asks for, and how many groups are open. */
export const ReceivablesSearch = v.object({
  scope: v.optional(v.fallback(v.picklist(RECEIVABLE_SCOPES), 'begun'), 'begun'),
  groups: GroupsText,
})

/** The day before and the day after. */
export const aroundDay = (date: CalendarDate) => ({ previous: addDays(date, -1), next: addDays(date, 1) })
