import { nightsBetween } from './arithmetic.ts'
import type { Books, ReservationRow } from './books.ts'

const isStanding = ({ state }: ReservationRow) => state === 'confirmed' || state === 'pending'

/** A night belongs to one reservation that stands, and such a reservation has all of its nights; no hold is left. */
export function wrongNights({ nights, reservations }: Books): string[] {
  const due = reservations
    .filter(isStanding)
    .flatMap(({ id, room_id, in_date, out_date }) =>
      nightsBetween(in_date, out_date).map((night) => ({ slot: `${room_id} ${night}`, owner: id })),
    )
  const taken = nights
    .filter(({ blocking_id }) => blocking_id === null)
    .map((row) => ({
      slot: `${row.room_id} ${row.night}`,
      owner: row.reservation_id ?? `hold of purchase ${row.purchase_number}`,
    }))
  const lines = (rows: typeof due) => rows.map(({ slot, owner }) => `${slot} of ${owner}`)
  const [dueLines, takenLines] = [lines(due), lines(taken)]
  const slots = due.map(({ slot }) => slot)
  return [
    ...dueLines.filter((line) => !takenLines.includes(line)).map((line) => `night not taken: ${line}`),
    ...takenLines
      .filter((line) => !dueLines.includes(line))
      .map((line) => `night taken for nothing: ${line}`),
    ...slots.filter((slot, index) => slots.indexOf(slot) !== index).map((slot) => `sold twice: ${slot}`),
  ]
}
