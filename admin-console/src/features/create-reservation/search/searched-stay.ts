import { type CalendarDate, isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { defaultStay, type Stay } from 'shared-ui/rules/reservations/stay'
import type { StayInAddress } from './stay-search.ts'

/** The stay to search for; `isWrong` if the dates of the address are invalid or incomplete. */
export type RequestedStayParameters = { stay: Stay; isWrong: boolean }

/** The stay of the search parameters; tonight unless both dates are valid. */
export function searchedStay(
  { inDate = '', outDate = '' }: StayInAddress,
  today: CalendarDate,
): RequestedStayParameters {
  if (isCalendarDate(inDate) && isCalendarDate(outDate)) {
    return { stay: { entry: inDate, departure: outDate }, isWrong: false }
  }
  return { stay: defaultStay(today), isWrong: inDate !== '' || outDate !== '' }
}
