import { type CalendarDate, daysBetween } from './calendar-date.ts'
import { addMonths, firstDayOf, lastDayOf, type Month, monthOf } from './month.ts'

/** A period of nights, both included: `to` is the last night, not a departure. */
export type Period = { from: CalendarDate; to: CalendarDate }

const later = (one: CalendarDate, other: CalendarDate): CalendarDate => (one > other ? one : other)
const earlier = (one: CalendarDate, other: CalendarDate): CalendarDate => (one < other ? one : other)

/** The nights that two periods share, or null if they share none. */
export function sharedNights(one: Period, other: Period): Period | null {
  const shared = { from: later(one.from, other.from), to: earlier(one.to, other.to) }
  return shared.to < shared.from ? null : shared
}

/** The number of nights of a period; 0 for null. */
export const countNights = (period: Period | null): number =>
  period === null ? 0 : daysBetween(period.from, period.to) + 1

/** The first and the last day of a month. */
export const wholeMonth = (month: Month): Period => ({ from: firstDayOf(month), to: lastDayOf(month) })

/** Every month that a period touches, in order. */
export function monthsOf({ from, to }: Period): Month[] {
  const months: Month[] = []
  for (let month = monthOf(from); month <= monthOf(to); month = addMonths(month, 1)) months.push(month)
  return months
}
