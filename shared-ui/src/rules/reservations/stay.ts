import { addDays, type CalendarDate, daysBetween, eachDay, isCalendarDate } from '../dates/calendar-date.ts'

/** From the day of entry to the day of departure; the night of the departure is not part of the stay. */
export type Stay = { entry: CalendarDate; departure: CalendarDate }

/** How far ahead a stay may begin, in days. */
export const MAX_DAYS_AHEAD = 365
/** The longest stay that can be booked, in nights. */
export const MAX_NIGHTS = 30
/** The longest stay of all, in nights: a guest in house may remain beyond the longest stay that can be booked. */
export const LONGEST_STAY = 90

/** The last night of the latest stay that can be booked on the lodge's day `today`. */
export const lastBookableNight = (today: CalendarDate): CalendarDate =>
  addDays(today, MAX_DAYS_AHEAD + MAX_NIGHTS - 1)

/** The number of nights: the days between entry and departure. */
export const nightCount = (stay: Stay): number => daysBetween(stay.entry, stay.departure)

/** The last night of a stay, which requests and records call `outDate`. */
export const lastNight = (stay: Stay): CalendarDate => addDays(stay.departure, -1)

/** The nights of a stay, one date each, in order. */
export const nightsOf = (stay: Stay): CalendarDate[] => eachDay(stay.entry, lastNight(stay))

/** Converts a record's `inDate` and `outDate` (last night) to a stay. */
export const stayFromNights = (inDate: CalendarDate, outDate: CalendarDate): Stay => ({
  entry: inDate,
  departure: addDays(outDate, 1),
})

export type StayProblem =
  | 'entry_missing'
  | 'departure_missing'
  | 'entry_malformed'
  | 'departure_malformed'
  | 'entry_past'
  | 'entry_too_far'
  | 'departure_not_after_entry'
  | 'stay_too_long'

/** What is wrong with a requested stay on the lodge's day `today`, or `null`. */
export function stayProblem(stay: Stay, today: CalendarDate): StayProblem | null {
  if (stay.entry === '') return 'entry_missing'
  if (!isCalendarDate(stay.entry)) return 'entry_malformed'
  if (stay.departure === '') return 'departure_missing'
  if (!isCalendarDate(stay.departure)) return 'departure_malformed'
  if (stay.entry < today) return 'entry_past'
  if (daysBetween(today, stay.entry) > MAX_DAYS_AHEAD) return 'entry_too_far'
  if (nightCount(stay) < 1) return 'departure_not_after_entry'
  if (nightCount(stay) > MAX_NIGHTS) return 'stay_too_long'
  return null
}

/**
 * The earliest entry of a stay that can include this night: searches for stays around a night need not look further back.
 */
export const earliestEntryFor = (night: CalendarDate): CalendarDate => addDays(night, 1 - LONGEST_STAY)

export type ChangedStayProblem = StayProblem | 'departure_past' | 'rest_too_long'

/** The latest departure of a stay that replaces another with this entry. Nights before `today` count only towards the longest stay. */
export function latestChangedDeparture(entry: CalendarDate, today: CalendarDate): CalendarDate {
  if (entry >= today) return addDays(entry, MAX_NIGHTS)
  const [longest, fromToday] = [addDays(entry, LONGEST_STAY), addDays(today, MAX_NIGHTS)]
  return longest < fromToday ? longest : fromToday
}

/**
 * What is wrong with a stay that replaces another, or `null`: the rules of a new stay, except that a stay that has begun
 * keeps its entry, departs today at the earliest, and may have as many nights from today on as a new stay.
 */
export function changedStayProblem(
  stay: Stay,
  { before, today }: { before: Stay; today: CalendarDate },
): ChangedStayProblem | null {
  const keepsPast = stay.entry === before.entry && before.entry < today
  const problem = stayProblem(stay, keepsPast ? before.entry : today)
  if (!keepsPast || (problem && problem !== 'stay_too_long')) return problem
  if (stay.departure > latestChangedDeparture(stay.entry, today)) return 'rest_too_long'
  return stay.departure < today ? 'departure_past' : null
}

/** Which of the two dates a problem is about. */
export const faultyDate = (problem: ChangedStayProblem): keyof Stay =>
  problem.startsWith('entry') ? 'entry' : 'departure'

/** The stay offered by default, one night from the lodge's day. */
export const defaultStay = (today: CalendarDate): Stay => ({ entry: today, departure: addDays(today, 1) })

/** Sets a new entry. The departure stays if it is later than the entry; otherwise it becomes the following day. */
export function withEntry(stay: Stay, entry: CalendarDate): Stay {
  if (!isCalendarDate(entry)) return { ...stay, entry }
  const earliest = addDays(entry, 1)
  return { entry, departure: stay.departure < earliest ? earliest : stay.departure }
}
