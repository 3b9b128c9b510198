import { type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { isCheckInOver } from 'shared-ui/rules/reservations/check-in'
import { LateCheckIn } from '../purchase-errors.ts'

/** Throws `LateCheckIn` for a stay that begins today after check-in has closed, unless the guest confirmed having called. */
export function checkLateArrival(
  entry: CalendarDate,
  { lateArrivalAccepted }: { lateArrivalAccepted?: boolean | undefined },
  now: number,
): void {
  if (isCheckInOver(entry, now) && lateArrivalAccepted !== true) throw new LateCheckIn()
}
