import { addDays, type CalendarDate } from 'shared-ui/rules/calendar-date'

/** Nights that follow one another, first and last, both included. */
export type NightRange = { first: CalendarDate; last: CalendarDate }

/** Nights in their order, gathered into as few ranges as there are. */
export function nightRanges(nights: readonly CalendarDate[]): NightRange[] {
  const ranges: NightRange[] = []
  for (const night of nights) {
    const open = ranges.at(-1)
    if (open && addDays(open.last, 1) === night) open.last = night
    else ranges.push({ first: night, last: night })
  }
  return ranges
}
