import { LODGE } from 'content'
import { type CalendarDate, dayInLima, timeInLima } from '../dates/calendar-date.ts'

/** Whether check-in of a stay that begins on `entry` has opened at an instant (epoch milliseconds). */
export function hasStayBegun(entry: CalendarDate, instant: number): boolean {
  const today = dayInLima(instant)
  return today > entry || (today === entry && timeInLima(instant) >= LODGE.checkIn.from)
}

/**
 * Whether check-in of a stay that begins on `entry` has closed for that day at an instant (epoch ms): guests must call
 * first.
 */
export const isCheckInOver = (entry: CalendarDate, instant: number): boolean =>
  dayInLima(instant) === entry && timeInLima(instant) >= LODGE.checkIn.to
