import * as v from 'valibot'
import { isCalendarDate } from '../../rules/dates/calendar-date.ts'

/** A valid day, `YYYY-MM-DD`. (valibot's `isoDate` accepts 30 February.) */
export const CalendarDateText = v.pipe(v.string('date_malformed'), v.check(isCalendarDate, 'date_malformed'))

/** The requested nights, first and last; `outDate` is the last night, not the departure. */
export const NightsQuery = v.object({ inDate: CalendarDateText, outDate: CalendarDateText })
