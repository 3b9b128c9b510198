import { type CalendarDate, isCalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { type Stay, stayProblem } from 'shared-ui/rules/reservations/stay'
import type { Availability } from 'shared-ui/validators/reservations/availability'

/** The part of a requested stay that is to come, or null if its dates cannot be looked up. */
export function remainingStay({ entry, departure }: Stay, today: CalendarDate): Stay | null {
  if (!isCalendarDate(entry)) return null
  const remaining = { entry: entry < today ? today : entry, departure }
  return stayProblem(remaining, today) === null ? remaining : null
}

/** Whether others than a reservation itself have a night of the room. */
export const isTakenByOthers = (
  room: Availability['unavailableRooms'][number],
  reservationId: string,
): boolean =>
  room.blockings.length > 0 ||
  room.heldNights.length > 0 ||
  room.reservations.some(({ _id }) => _id !== reservationId)
