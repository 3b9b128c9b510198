import { TZDate } from 'react-day-picker'
import { type CalendarDate, dayInLima } from 'shared-ui/rules/calendar-date'

export const LODGE_ZONE = 'America/Lima'

/** A day of the lodge as the day picker takes it: its midnight in Lima, wherever the browser is (W-03). */
export function toPickerDay(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new TZDate(year, month - 1, day, LODGE_ZONE)
}

/** The other way round. */
export const fromPickerDay = (date: Date): CalendarDate => dayInLima(date.getTime())
