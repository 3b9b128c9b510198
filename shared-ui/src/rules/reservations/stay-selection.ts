import { addDays, type CalendarDate, daysBetween } from '../dates/calendar-date.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS, type Stay } from './stay.ts'

/** The nights of a room: today, the last one that can be booked, and those that are taken. */
export type RoomNightsRange = {
  firstNight: CalendarDate
  lastNight: CalendarDate
  taken: ReadonlySet<CalendarDate>
}

/** The dates selected in a calendar so far: none, an entry, or both. */
export type StaySelection = { entry: CalendarDate | null; departure: CalendarDate | null }

export const NOTHING_SELECTED: StaySelection = { entry: null, departure: null }

const isNight = (day: CalendarDate, { firstNight, lastNight }: RoomNightsRange): boolean =>
  day >= firstNight && day <= lastNight

/** Whether the night that begins on this day can be booked. */
export const isFreeNight = (day: CalendarDate, nights: RoomNightsRange): boolean =>
  isNight(day, nights) && !nights.taken.has(day)

/** Whether a stay can begin on this day. */
export const canEnter = (day: CalendarDate, nights: RoomNightsRange): boolean =>
  isFreeNight(day, nights) && daysBetween(nights.firstNight, day) <= MAX_DAYS_AHEAD

/** The latest departure of a stay that begins on `entry`: the day of the first taken night, or the longest stay. */
export function latestDeparture(entry: CalendarDate, nights: RoomNightsRange): CalendarDate {
  for (let count = 0; count < MAX_NIGHTS; count++) {
    const night = addDays(entry, count)
    if (!isFreeNight(night, nights)) return night
  }
  return addDays(entry, MAX_NIGHTS)
}

/** Whether a stay from `entry` can end on this day. The night of the departure may be taken. */
export const canDepart = (day: CalendarDate, entry: CalendarDate, nights: RoomNightsRange): boolean =>
  day > entry && day <= latestDeparture(entry, nights)

const isEntryOnly = (selection: StaySelection): selection is { entry: CalendarDate; departure: null } =>
  selection.entry !== null && selection.departure === null

/** Whether pressing this day changes the selection. */
export const canSelect = (day: CalendarDate, selection: StaySelection, nights: RoomNightsRange): boolean =>
  canEnter(day, nights) || (isEntryOnly(selection) && canDepart(day, selection.entry, nights))

/**
 * Returns the selection after a day is pressed. The first day is the entry and the second the departure; a day that cannot be the
 * departure becomes the entry, and pressing the entry again clears it. A day that cannot be selected changes nothing.
 */
export function selectDay(
  day: CalendarDate,
  selection: StaySelection,
  nights: RoomNightsRange,
): StaySelection {
  if (isEntryOnly(selection)) {
    if (day === selection.entry) return NOTHING_SELECTED
    if (canDepart(day, selection.entry, nights)) return { entry: selection.entry, departure: day }
  }
  return canEnter(day, nights) ? { entry: day, departure: null } : selection
}

/** Whether every night from `entry` to `departure` can be booked, within the limits of a stay. */
export const isFreeStay = (entry: CalendarDate, departure: CalendarDate, nights: RoomNightsRange): boolean =>
  canEnter(entry, nights) && canDepart(departure, entry, nights)

/** The taken nights from `entry` to `departure`, in order. */
export const takenNightsOf = ({ entry, departure }: Stay, { taken }: RoomNightsRange): CalendarDate[] =>
  [...taken].filter((night) => night >= entry && night < departure).sort()

/**
 * How a calendar shows a day: `only-departure` is a taken night on which the selected stay can end, `closed` is past or beyond
 * what can be booked.
 */
export type DayState = 'entry' | 'departure' | 'inside' | 'free' | 'only-departure' | 'taken' | 'closed'

export function dayState(day: CalendarDate, selection: StaySelection, nights: RoomNightsRange): DayState {
  const { entry, departure } = selection
  if (day === entry) return 'entry'
  if (day === departure) return 'departure'
  if (entry !== null && departure !== null && day > entry && day < departure) return 'inside'
  if (canEnter(day, nights)) return 'free'
  if (isEntryOnly(selection) && canDepart(day, selection.entry, nights)) return 'only-departure'
  return nights.taken.has(day) && day >= nights.firstNight ? 'taken' : 'closed'
}
