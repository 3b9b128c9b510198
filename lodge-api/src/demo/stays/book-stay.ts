import { addDays, dayInLima, dayStartInLima } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS, MINUTE_MS } from 'shared-ui/rules/dates/durations'
import { quoteFor, solesFromCentimos } from 'shared-ui/rules/money/money'
import { ReservationRequest } from 'shared-ui/validators/reservations/reservation'
import * as v from 'valibot'
import type { Lodge } from '../../lodge.ts'
import { recordReservation } from '../../modules/reservations/reservations-service.ts'
import type { PlannedStay } from './planned-stay.ts'

/** Who enters the demonstration's records. */
export const DEMO_ACTOR = { id: 'demo', username: 'demostración' }

/** How long demonstration rooms have been on offer, in days, so that statistics have a base. */
export const OPENED_BEFORE_DAYS = 365

/** A demonstration room; its price in 1/10000 soles. */
export type SeededRoom = { id: string; pricePerNight: number; capacity: number }

/** Returns the lodge with its clock at `instant` (epoch ms), so that earlier records are made by the same use cases. */
export const lodgeAt = (lodge: Lodge, instant: number): Lodge => ({ ...lodge, clock: () => instant })

/** Returns the lodge `ms` after the beginning of a day, counted from today. */
export const lodgeOnDay = (lodge: Lodge, day: number, ms: number): Lodge =>
  lodgeAt(lodge, dayStartInLima(dayInLima(lodge.clock())) + day * DAY_MS + ms)

/** Returns the lodge at the moment when a stay is booked. */
export const bookingLodgeOf = (
  lodge: Lodge,
  { startsIn, bookedBefore, bookedAtMinute }: PlannedStay,
): Lodge => lodgeOnDay(lodge, startsIn - bookedBefore, bookedAtMinute * MINUTE_MS)

/** Records a stay as staff do, at the time of its booking, and returns its id. The clock of `lodge` says which day is today. */
export function bookStay(lodge: Lodge, room: SeededRoom, stay: PlannedStay): Promise<string> {
  const bookingLodge = bookingLodgeOf(lodge, stay)
  const inDate = addDays(dayInLima(lodge.clock()), stay.startsIn)
  const quote = quoteFor(room.pricePerNight, stay.nights)
  const reservation = v.parse(ReservationRequest, {
    inDate,
    outDate: addDays(inDate, stay.nights - 1),
    price: solesFromCentimos(quote.price),
    IGV: solesFromCentimos(quote.igv),
    total: solesFromCentimos(quote.total),
    room: room.id,
    channel: stay.channel,
    detail: stay.detail,
  })
  const request = { roomId: room.id, reservation, client: stay.client, actor: DEMO_ACTOR }
  return bookingLodge.database.transaction((transaction) =>
    recordReservation(bookingLodge, transaction, request),
  )
}
