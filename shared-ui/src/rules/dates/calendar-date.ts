import { DAY_MS } from './durations.ts'
/**
 * A calendar day, `YYYY-MM-DD`, zero-padded and valid. Never an instant: it has no time and no time zone. Two of them can
 * be compared with `<` as text.
 */
export type CalendarDate = string

const FORM = /^(\d{4})-(\d{2})-(\d{2})$/

const utcMidnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`)

/** Whether the text is a valid day written `YYYY-MM-DD`: `2027-02-30` and `2027-2-3` are not. */
export function isCalendarDate(text: string): boolean {
  if (!FORM.test(text)) return false
  const instant = utcMidnight(text)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** The day `days` after `date`; before it if `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(utcMidnight(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS
}

/** Every day from `first` to `last`, both included. */
export function eachDay(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const count = daysBetween(first, last) + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index))
}

/**
 * Lima is UTC−5 all year: Peru has had no daylight saving time since 1994. A constant, because `Intl` costs a phone sixty
 * milliseconds before the page can offer today.
 */
const LIMA_BEHIND_UTC_MS = 5 * 3_600_000

/** `YYYY-MM-DDTHH:MM:SS` in Lima at an instant. */
const clockInLima = (instant: number): string => new Date(instant - LIMA_BEHIND_UTC_MS).toISOString()

/** The lodge's day at an instant (epoch milliseconds), in the calendar of America/Lima wherever the code runs. */
export const dayInLima = (instant: number): CalendarDate => clockInLima(instant).slice(0, 10)

/** The lodge's time at an instant (epoch milliseconds), `HH:MM`. */
export const timeInLima = (instant: number): string => clockInLima(instant).slice(11, 16)

/** The instant (epoch milliseconds) at which a day begins in Lima. */
export const dayStartInLima = (date: CalendarDate): number => utcMidnight(date) + LIMA_BEHIND_UTC_MS
