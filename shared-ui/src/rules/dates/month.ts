import { addDays, type CalendarDate } from './calendar-date.ts'

/** A calendar month, `YYYY-MM`. */
export type Month = string

/** The month of a date. */
export const monthOf = (date: CalendarDate): Month => date.slice(0, 7)

/** Returns the month that lies `count` months after `month`; before it if `count` is negative. */
export function addMonths(month: Month, count: number): Month {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The first day of a month. */
export const firstDayOf = (month: Month): CalendarDate => `${month}-01`

/** The last day of a month. */
export const lastDayOf = (month: Month): CalendarDate => addDays(firstDayOf(addMonths(month, 1)), -1)

/** The same day of another month, or that month's last day if it is shorter. */
export function sameDayIn(month: Month, date: CalendarDate): CalendarDate {
  const last = lastDayOf(month)
  const same = `${month}-${date.slice(8)}`
  return same > last ? last : same
}

/** The same day `count` months later, before it if negative; the last day of that month if it is shorter. */
export const monthsFrom = (date: CalendarDate, count: number): CalendarDate =>
  sameDayIn(addMonths(monthOf(date), count), date)
