import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { DomainError } from '../../errors.ts'

/** Some of the nights are taken by a reservation or a blocking. */
export class NightsTaken extends DomainError {
  readonly code = 'nights_taken'
  readonly nights: CalendarDate[]

  constructor(nights: CalendarDate[]) {
    super()
    this.nights = nights
  }
}

/** Somebody else is paying for some of the nights; `heldUntil` (ISO 8601, UTC) is when the last of those holds ends. */
export class NightsHeld extends DomainError {
  readonly code = 'nights_held'
  readonly heldUntil: string

  constructor(heldUntil: string) {
    super()
    this.heldUntil = heldUntil
  }
}
