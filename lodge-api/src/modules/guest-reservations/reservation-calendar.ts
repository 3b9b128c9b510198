import { STAY_CALENDAR } from 'shared-ui/copy/booking/stay-calendar'
import { changesRooms, roomsOfStay } from 'shared-ui/copy/reservations/rooms-of-stay'
import { lodgeAddress } from 'shared-ui/copy/site/lodge-address'
import { type CalendarEntry, calendarText } from 'shared-ui/rules/reservations/calendar-file'
import { reservationNumber } from 'shared-ui/rules/reservations/reservation-number'
import { stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { ReservationState } from 'shared-ui/validators/reservations/reservation'
import type { StoredReservation } from '../reservations/reservations-service.ts'
import type { NamedSegment } from '../segments/segments-service.ts'

const STATUSES: Record<ReservationState, CalendarEntry['status']> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  failed: 'CANCELLED',
  cancelled: 'CANCELLED',
  deleted: 'CANCELLED',
}

type CalendarRow = Pick<
  StoredReservation,
  'id' | 'state' | 'version' | 'in_date' | 'out_date' | 'identifier' | 'category'
> & { segments: readonly NamedSegment[] }

/** The room, or the rooms with their nights if the guest changes rooms. */
function roomText({ identifier, category, segments }: CalendarRow): string {
  const rooms = segments.map((segment) => ({ ...segment, room: { identifier: segment.identifier } }))
  return changesRooms(rooms) ? roomsOfStay(rooms) : STAY_CALENDAR.room(identifier, category)
}

/** Returns a stay as iCalendar text. It contains nothing that opens the reservation, because calendars are shared. */
export function reservationCalendar(row: CalendarRow, now: number): string {
  const { entry, departure } = stayFromNights(row.in_date, row.out_date)
  const description = [
    STAY_CALENDAR.reservation(reservationNumber(row.id)),
    roomText(row),
    STAY_CALENDAR.arrival,
    STAY_CALENDAR.departure,
    STAY_CALENDAR.reach,
  ]
  const stay: CalendarEntry = {
    uid: row.id,
    sequence: row.version,
    status: STATUSES[row.state],
    from: entry,
    until: departure,
    summary: STAY_CALENDAR.summary,
    location: lodgeAddress(),
    description: description.join('\n'),
  }
  return calendarText(stay, { product: STAY_CALENDAR.product, now })
}
