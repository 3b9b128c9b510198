import { nightsBetween, priceOf } from './arithmetic.ts'
import type { Books, ReservationRow } from './books.ts'

/** Nights in one room at one price. */
type RoomNights = { room_id: string; in_date: string; out_date: string; price_per_night: number }

/** Returns the earlier rooms of a reservation and its present one, in order. */
export function roomsOf({ segments }: Pick<Books, 'segments'>, reservation: ReservationRow): RoomNights[] {
  const earlier = segments.filter(({ reservation_id }) => reservation_id === reservation.id)
  return [...earlier, { ...reservation, in_date: reservation.room_since ?? reservation.in_date }]
}

/** Returns what a reservation should cost: the sum of its rooms, each rounded to the céntimo. */
export function costOf(
  books: Pick<Books, 'segments'>,
  reservation: ReservationRow,
): ReturnType<typeof priceOf> {
  return roomsOf(books, reservation)
    .map((nights) => priceOf(nights.price_per_night, nightsBetween(nights.in_date, nights.out_date).length))
    .reduce((sum, one) => ({
      price: sum.price + one.price,
      igv: sum.igv + one.igv,
      total: sum.total + one.total,
    }))
}

/** Finds stays whose rooms do not cover every night once and in order, and earlier rooms with a wrong price. */
export function wrongSegments(books: Books): string[] {
  const wrongNights = books.reservations.flatMap((reservation) => {
    const { id, in_date, out_date, room_since } = reservation
    const rooms = roomsOf(books, reservation)
    const nights = rooms.flatMap((each) => nightsBetween(each.in_date, each.out_date))
    const isCovered = nights.join() === nightsBetween(in_date, out_date).join()
    return isCovered && (room_since === null) === (rooms.length === 1)
      ? []
      : [`wrong rooms: reservation ${id} from ${in_date} to ${out_date} has rooms for ${nights.join(', ')}`]
  })
  const wrongPrices = books.segments.flatMap((segment) => {
    const nights = nightsBetween(segment.in_date, segment.out_date).length
    const expected = priceOf(segment.price_per_night, nights)
    const isRight =
      segment.price === expected.price && segment.igv === expected.igv && segment.total === expected.total
    return isRight
      ? []
      : [
          `wrong sum: room ${segment.position} of reservation ${segment.reservation_id} has ${segment.total}, but ${expected.total} is expected`,
        ]
  })
  return [...wrongNights, ...wrongPrices]
}
