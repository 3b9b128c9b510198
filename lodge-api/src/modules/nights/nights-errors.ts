import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { DomainError } from '../../errors.ts'

/** Some of the nights are somebody else's already. */
export class NightsTaken extends DomainError {
  readonly code = 'nights_taken'
  readonly nights: CalendarDate[]

  constructor(nights: CalendarDate[]) {
    super()
    this.nights = nights
  }
}
