import { nightsBetween } from './arithmetic.ts'
import type { Books, ReservationRow } from './books.ts'

const isActive = ({ state }: ReservationRow) => state === 'confirmed' || state === 'pending'

/** Every active reservation has all of its nights, every night belongs to one active reservation, and no hold remains. */
export function wrongNights({ nights, reservations }: Books): string[] {
  const expected = reservations
    .filter(isActive)
    .flatMap(({ id, room_id, in_date, out_date }) =>
      nightsBetween(in_date, out_date).map((night) => ({ slot: `${room_id} ${night}`, owner: id })),
    )
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
