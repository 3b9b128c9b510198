import type { CalendarDate } from 'shared-ui/rules/calendar-date'

/** The night that a part of the calendar belongs to. */
export const nightAt = (target: EventTarget): CalendarDate | undefined =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('td[data-day]')?.dataset['day'] : undefined
