import { type CalendarDate, isCalendarDate } from 'shared-ui/rules/calendar-date'
import { defaultStay, type Stay } from 'shared-ui/rules/stay'
import * as v from 'valibot'

const text = v.optional(v.fallback(v.string(), ''))

/** the dates of a search as the page's address holds them; `outDate` is the departure. What is no date stays, to be told. */
export const StaySearch = v.object({ inDate: text, outDate: text })
export type StayInAddress = v.InferOutput<typeof StaySearch>

/** The stay that is searched for; `isWrong` where the address has dates, but not two that exist. */
export type RequestedStayParameters = { stay: Stay; isWrong: boolean }

/** The stay that an address asks about; without both dates, tonight (A-10: at first from today to today, one night). */
export function searchedStay(
  { inDate = '', outDate = '' }: StayInAddress,
  today: CalendarDate,
): RequestedStayParameters {
  if (isCalendarDate(inDate) && isCalendarDate(outDate)) {
    return { stay: { entry: inDate, departure: outDate }, isWrong: false }
  }
  return { stay: defaultStay(today), isWrong: inDate !== '' || outDate !== '' }
}
