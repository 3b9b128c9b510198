import { addDays, type CalendarDate } from './calendar-date.ts'

const weekday = (date: CalendarDate): number => new Date(`${date}T00:00:00Z`).getUTCDay()
const isWeekend = (date: CalendarDate): boolean => weekday(date) === 0 || weekday(date) === 6

const two = (value: number): string => String(value).padStart(2, '0')

/** Easter Sunday of a year of the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const moonShift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const untilSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7
  const correction = Math.floor((golden + 11 * epact + 22 * untilSunday) / 451)
  const count = epact + untilSunday - 7 * correction + 114
  return `${year}-${two(Math.floor(count / 31))}-${two((count % 31) + 1)}`
}

/**
 * Peru's national holidays with a fixed date, `MM-DD` (D.Leg. 713, with laws 31381, 31530, 31788 and 31822), which hold
 * for the private sector too. Holidays that a government adds for a single year are not included; they only extend the
 * deadline.
 */
const FIXED_HOLIDAYS = [
  '01-01',
  '05-01',
  '06-07',
  '06-29',
  '07-23',
  '07-28',
  '07-29',
  '08-06',
  '08-30',
  '10-08',
  '11-01',
  '12-08',
  '12-09',
  '12-25',
] as const

/** Whether a day is a national holiday in Peru: a fixed one, Maundy Thursday or Good Friday. */
export function isHoliday(date: CalendarDate): boolean {
  if (FIXED_HOLIDAYS.some((day) => date.endsWith(`-${day}`))) return true
  const easter = easterSunday(Number(date.slice(0, 4)))
  return date === addDays(easter, -3) || date === addDays(easter, -2)
}

/** Whether a day is a working day: Monday to Friday, and not a holiday. */
export const isBusinessDay = (date: CalendarDate): boolean => !isWeekend(date) && !isHoliday(date)

/** The `count`-th business day after a day, which itself is not counted. */
export function addBusinessDays(date: CalendarDate, count: number): CalendarDate {
  let day = date
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) left -= 1
  }
  return day
}

/** The number of business days after `from` up to and including `to`; 0 if `to` is not later. */
function businessDaysUntil(from: CalendarDate, to: CalendarDate): number {
  let count = 0
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isBusinessDay(day)) count += 1
  return count
}

/** The number of business days within which a complaint must be answered (Ley 29571, art. 24, amended by Ley 31435). */
export const COMPLAINT_REPLY_DAYS = 15

/** The last day to answer a complaint that was filed on a day. */
export const complaintDueDate = (day: CalendarDate): CalendarDate =>
  addBusinessDays(day, COMPLAINT_REPLY_DAYS)

/**
 * The deadline of an unanswered complaint, seen on some day: `days` are the business days left, or those since the
 * deadline.
 */
export type ComplaintUrgency = { state: 'left' | 'due_today' | 'overdue'; days: number }

/** How much time is left to answer a complaint, or by how much it is late. */
export function complaintUrgency(today: CalendarDate, due: CalendarDate): ComplaintUrgency {
  if (today === due) return { state: 'due_today', days: 0 }
  return today < due
    ? { state: 'left', days: businessDaysUntil(today, due) }
    : { state: 'overdue', days: businessDaysUntil(due, today) }
}
