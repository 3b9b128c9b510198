import type { CalendarDate } from '../dates/calendar-date.ts'

/** The age from which a guest may stay without an adult (D.S. 009-2021-MINCETUR). */
const ADULT_AGE = 18

/** The same day `years` later, earlier if negative; as text, so that 29 February sorts between 28 February and 1 March. */
const addYears = (date: CalendarDate, years: number): CalendarDate =>
  String(Number(date.slice(0, 4)) + years).padStart(4, '0') + date.slice(4)

/** Whether a person born on `birthDate` is a minor on a day. */
export const isMinor = (birthDate: CalendarDate, day: CalendarDate): boolean =>
  addYears(birthDate, ADULT_AGE) > day

/** Whether there are minors and no adult among the guests of a stay that begins on `entry`. */
export const isMinorAlone = (guests: readonly { birthDate: CalendarDate }[], entry: CalendarDate): boolean =>
  guests.length > 0 && guests.every(({ birthDate }) => isMinor(birthDate, entry))

/** How many guests are still to be registered. */
export const missingGuests = ({ expected, registered }: { expected: number; registered: number }): number =>
  Math.max(0, expected - registered)
