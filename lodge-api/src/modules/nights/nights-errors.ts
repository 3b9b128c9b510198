import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { DomainError } from '../../errors.ts'

/** Some of the nights are reserved or blocked. */
export class NightsTaken extends DomainError {
  readonly code = 'nights_taken'
  readonly nights: CalendarDate[]

  constructor(nights: CalendarDate[]) {
    super()
    this.nights = nights
  }
}

/** Some of the nights are held by a guest who is paying; `heldUntil` (ISO 8601, UTC) is the end of the last hold. */
export class NightsHeld extends DomainError {
  readonly code = 'nights_held'
  readonly heldUntil: string

  constructor(heldUntil: string) {
    super()
    this.heldUntil = heldUntil
  }
}
