import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'

/** Consecutive nights, first and last included. */
export type NightRange = { first: CalendarDate; last: CalendarDate }

/** Joins sorted nights into as few ranges as possible. */
export function nightRanges(nights: readonly CalendarDate[]): NightRange[] {
  const ranges: NightRange[] = []
  for (const night of nights) {
    const open = ranges.at(-1)
    if (open && addDays(open.last, 1) === night) open.last = night
    else ranges.push({ first: night, last: night })
  }
  return ranges
}
