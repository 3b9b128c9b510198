import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'

/** Returns the night of the calendar cell that contains `target`. */
export const nightAt = (target: EventTarget): CalendarDate | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('td[data-day]')?.dataset['day'] : undefined
