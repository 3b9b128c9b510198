import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { defaultStay, type Stay } from 'shared-ui/rules/stay'
import { CalendarDateText } from 'shared-ui/validators/nights'
import * as v from 'valibot'

const dateOrNone = v.fallback(v.optional(CalendarDateText), undefined)

/** the dates of a search as the page's address holds them; `outDate` is the departure. */
export const StaySearch = v.object({ inDate: dateOrNone, outDate: dateOrNone })
export type StayInAddress = v.InferOutput<typeof StaySearch>

/** The stay that an address asks about; without both dates, tonight (A-10: at first from today to today, one night). */
export const searchedStay = ({ inDate, outDate }: StayInAddress, today: CalendarDate): Stay =>
  inDate === undefined || outDate === undefined ? defaultStay(today) : { entry: inDate, departure: outDate }
