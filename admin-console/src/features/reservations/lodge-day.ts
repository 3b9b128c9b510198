import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import type { ReservationSummaryResponse } from 'shared-ui/validators/reservation'
import { stayOf } from './reservation-words.ts'

/** Who comes, who goes and who stays on a day; each reservation is in one of the three at most. */
export type LodgeDay = Record<'arrivals' | 'departures' | 'staying', ReservationSummaryResponse[]>

/** Only these have guests: the others were given back or taken out. */
const hasGuests = ({ state }: ReservationSummaryResponse): boolean =>
  state === 'confirmed' || state === 'pending'

const byRoom = (one: ReservationSummaryResponse, other: ReservationSummaryResponse): number =>
  one.room.identifier.localeCompare(other.room.identifier, 'es', { numeric: true })

/** The day `today` of the lodge, each list by room, from the stays around it. */
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
