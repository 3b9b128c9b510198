import * as v from 'valibot'
import { isCalendarDate } from '../rules/calendar-date.ts'

/** V-09: a real day, `YYYY-MM-DD`. (valibot's own `isoDate` takes 30 February.) */
export const CalendarDateText = v.pipe(v.string('date_malformed'), v.check(isCalendarDate, 'date_malformed'))

/** N-03: the nights asked for, first and last; `outDate` is the last night, not the departure. */
export const NightsQuery = v.object({ inDate: CalendarDateText, outDate: CalendarDateText })
