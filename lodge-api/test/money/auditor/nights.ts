import { nightsBetween } from './arithmetic.ts'
import type { Books, ReservationRow } from './books.ts'
import { roomsOf } from './segments.ts'

const isActive = ({ state }: ReservationRow) => state === 'confirmed' || state === 'pending'

/** The nights that a reservation occupies, each with its room: all of its stay, or those before the first that became free again. */
const occupied = (books: Books, reservation: ReservationRow): { slot: string; owner: string }[] =>
  roomsOf(books, reservation).flatMap(({ room_id, in_date, out_date }) =>
    nightsBetween(in_date, out_date)
      .filter((night) => reservation.freed_from === null || night < reservation.freed_from)
      .map((night) => ({ slot: `${room_id} ${night}`, owner: reservation.id })),
  )

/** Every active reservation has all of its nights but freed ones, every night belongs to one active reservation, and no hold remains. */
export function wrongNights(books: Books): string[] {
  const { nights, reservations } = books
  const expected = reservations.filter(isActive).flatMap((reservation) => occupied(books, reservation))
  const taken = nights
    .filter(({ blocking_id }) => blocking_id === null)
    .map((row) => ({
      slot: `${row.room_id} ${row.night}`,
      owner: row.reservation_id ?? `hold of purchase ${row.purchase_number}`,
    }))
  const lines = (rows: typeof expected) => rows.map(({ slot, owner }) => `${slot} of ${owner}`)
  const [expectedLines, takenLines] = [lines(expected), lines(taken)]
  const slots = expected.map(({ slot }) => slot)
  return [
    ...expectedLines.filter((line) => !takenLines.includes(line)).map((line) => `night not taken: ${line}`),
    ...takenLines
      .filter((line) => !expectedLines.includes(line))
      .map((line) => `night taken without owner: ${line}`),
    ...slots.filter((slot, index) => slots.indexOf(slot) !== index).map((slot) => `sold twice: ${slot}`),
  ]
}
