import { addDays, type CalendarDate, daysBetween, eachDay } from './calendar-date.ts'
import { addMonths, firstDayOf, lastDayOf, monthOf, monthsFrom } from './month.ts'

const A_SUNDAY = '2023-01-01'

/** The day of the week, 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: CalendarDate): number => ((daysBetween(A_SUNDAY, date) % 7) + 7) % 7

/** The weeks of a month, `YYYY-MM`, Sunday to Saturday; null for days of its neighbours. */
export function weeksOf(month: string): (CalendarDate | null)[][] {
  const days = eachDay(firstDayOf(month), lastDayOf(month))
  const cells = [...Array.from({ length: weekdayOf(firstDayOf(month)) }, () => null), ...days]
  const count = Math.ceil(cells.length / 7)
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => cells[week * 7 + weekday] ?? null),
  )
}

/** The first and the last day of a calendar. */
export type DayRange = { first: CalendarDate; last: CalendarDate }

/** The weeks of a month from the one with the day `first` on, as `weeksOf` returns them. */
export const weeksFrom = (month: string, first: CalendarDate): (CalendarDate | null)[][] =>
  weeksOf(month).filter((week) => week.some((day) => day !== null && day >= first))

/** With fewer days than this left of its first month, a calendar shows the next month too. */
const FEW_DAYS = 14

/** The months that a calendar shows when it is turned to `month`: one, or the first and the next at the end of a month. */
export function monthsShownAt(month: string, { first, last }: DayRange): string[] {
  const next = addMonths(month, 1)
  const isEnding = month === monthOf(first) && daysBetween(first, lastDayOf(month)) + 1 < FEW_DAYS
  return isEnding && next <= monthOf(last) ? [month, next] : [month]
}

/**
 * The day that a key of the keyboard leads to in a month grid, or null for any other key: arrows by day and week, Home and End to
 * the ends of the week, PageUp and PageDown by month.
 */
export function dayAfterKey(key: string, date: CalendarDate): CalendarDate | null {
  const days: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: -weekdayOf(date),
    End: 6 - weekdayOf(date),
  }
  const months: Record<string, number> = { PageUp: -1, PageDown: 1 }
  if (days[key] !== undefined) return addDays(date, days[key])
  return months[key] === undefined ? null : monthsFrom(date, months[key])
}
