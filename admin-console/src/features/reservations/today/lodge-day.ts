import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservations/reservation'
import { stayOf } from '../reservation-words.ts'

/** Arrivals, departures and staying guests of a day. A reservation is in at most one of the lists. */
export type LodgeDay = Record<'arrivals' | 'departures' | 'staying', ReservationSummaryResponse[]>

/** Only pending and confirmed reservations have guests. */
const hasGuests = ({ state }: ReservationSummaryResponse): boolean =>
  state === 'confirmed' || state === 'pending'

const byRoom = (one: ReservationSummaryResponse, other: ReservationSummaryResponse): number =>
  one.room.identifier.localeCompare(other.room.identifier, 'es', { numeric: true })

/** Sorts the reservations around a day into its lists, each ordered by room. */
export function lodgeDay(reservations: readonly ReservationSummaryResponse[], today: CalendarDate): LodgeDay {
  const stays = reservations.filter(hasGuests).toSorted(byRoom)
  return {
    arrivals: stays.filter((reservation) => stayOf(reservation).entry === today),
    departures: stays.filter((reservation) => stayOf(reservation).departure === today),
    staying: stays.filter(
      (reservation) => stayOf(reservation).entry < today && stayOf(reservation).departure > today,
    ),
  }
}
