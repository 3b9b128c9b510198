import { type CalendarDate, dayInLima, timeInLima } from './calendar-date.ts'

/** P-08: between which hours of the day of entry guests come in, `HH:MM` on the lodge's clock. */
export const CHECK_IN = { from: '14:00', to: '20:00' } as const

/** Whether a stay that begins on `entry` has begun at an instant (epoch milliseconds): guests can be in the room. */
export function hasStayBegun(entry: CalendarDate, instant: number): boolean {
  const today = dayInLima(instant)
  return today > entry || (today === entry && timeInLima(instant) >= CHECK_IN.from)
}
