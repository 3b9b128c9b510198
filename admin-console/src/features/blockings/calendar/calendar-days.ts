import { TZDate } from 'react-day-picker'
import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'

export const LODGE_ZONE = 'America/Lima'

/** Converts a date to the day picker's value: its midnight in Lima, whatever the browser's time zone. */
export function toPickerDay(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new TZDate(year, month - 1, day, LODGE_ZONE)
}

/** Converts a value of the day picker to a date. */
export const fromPickerDay = (date: Date): CalendarDate => dayInLima(date.getTime())
