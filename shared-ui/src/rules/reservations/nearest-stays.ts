import { addDays, type CalendarDate } from '../dates/calendar-date.ts'
import { nightCount, nightsOf, type Stay, stayProblem } from './stay.ts'

/** How far before and after the chosen entry other dates are proposed, in days. */
export const NEAREST_WITHIN_DAYS = 30

/** The nights of a room that somebody else has, and the lodge's day. */
export type RoomNights = { taken: ReadonlySet<CalendarDate>; today: CalendarDate }

/**
 * The nearest stays of as many nights on which the room is free and which can be booked today: at most one that begins
 * earlier and one that begins later. The nearest comes first, and of two as near the earlier one.
 */
export function nearestStays(stay: Stay, { taken, today }: RoomNights): Stay[] {
  const nights = nightCount(stay)
  const shifted = (days: number): Stay => {
    const entry = addDays(stay.entry, days)
    return { entry, departure: addDays(entry, nights) }
  }
  const canBook = (days: number): boolean =>
    stayProblem(shifted(days), today) === null && !nightsOf(shifted(days)).some((night) => taken.has(night))
  const distances = Array.from({ length: NEAREST_WITHIN_DAYS }, (_, index) => index + 1)
  const earlier = distances.find((days) => canBook(-days))
  const later = distances.find(canBook)
  const found = [earlier === undefined ? [] : [-earlier], later === undefined ? [] : [later]].flat()
  return found.sort((one, other) => Math.abs(one) - Math.abs(other)).map(shifted)
}
