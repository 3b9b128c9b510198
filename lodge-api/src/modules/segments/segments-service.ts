import { type Centimos, solesFromCentimos, solesFromTenThousandths } from 'shared-ui/rules/money/money'
import { type StaySegment, segmentQuote } from 'shared-ui/rules/reservations/stay-segments'
import type { Segment } from 'shared-ui/validators/reservations/segment'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import {
  deleteSegments,
  insertSegments,
  listEarlierSegments,
  type SegmentedRow,
} from './segments-repository.ts'

/** A segment of a stay with its room's name and its share of the amounts, in céntimos. */
export type NamedSegment = StaySegment & {
  identifier: string
  category: string
  price: Centimos
  igv: Centimos
  total: Centimos
}

/** The segments of a stay, in order; there is always one. */
export type Segments = [NamedSegment, ...NamedSegment[]]

/** Returns the segment of the present room. */
export const lastOf = (segments: Segments): NamedSegment => segments.at(-1) ?? segments[0]

type EarlierRow = Awaited<ReturnType<typeof listEarlierSegments>>[number]

const toEarlier = (row: EarlierRow): NamedSegment => ({
  roomId: row.room_id,
  inDate: row.in_date,
  outDate: row.out_date,
  pricePerNight: row.price_per_night,
  identifier: row.identifier,
  category: row.category,
  price: row.price,
  igv: row.igv,
  total: row.total,
})

const sumOf = (segments: readonly NamedSegment[], amount: 'price' | 'igv' | 'total'): Centimos =>
  segments.reduce((sum, segment) => sum + segment[amount], 0)

/** Adds the present room to the earlier ones; it has what these leave of the reservation's amounts. */
function withPresent(row: SegmentedRow, earlier: readonly NamedSegment[]): Segments {
  const present: NamedSegment = {
    roomId: row.room_id,
    inDate: row.room_since ?? row.in_date,
    outDate: row.out_date,
    pricePerNight: row.price_per_night,
    identifier: row.identifier,
    category: row.category,
    price: row.price - sumOf(earlier, 'price'),
    igv: row.igv - sumOf(earlier, 'igv'),
    total: row.total - sumOf(earlier, 'total'),
  }
  const [first, ...more] = earlier
  return first ? [first, ...more, present] : [present]
}

/** Returns the segments of these reservations, by id. Runs no statement if none of the guests changed rooms. */
export async function segmentsByReservation(
  executor: Executor,
  rows: readonly SegmentedRow[],
): Promise<Map<string, Segments>> {
  const moved = rows.filter(({ room_since }) => room_since !== null).map(({ id }) => id)
  const earlier = moved.length === 0 ? [] : await listEarlierSegments(executor, moved)
  const byReservation = Map.groupBy(earlier, ({ reservation_id }) => reservation_id)
  return new Map(
    rows.map((row) => [row.id, withPresent(row, (byReservation.get(row.id) ?? []).map(toEarlier))]),
  )
}

/** Returns the segments of one reservation. */
export async function segmentsOf(executor: Executor, row: SegmentedRow): Promise<Segments> {
  const segments = await segmentsByReservation(executor, [row])
  return segments.get(row.id) ?? withPresent(row, [])
}

/** Replaces the stored segments of a reservation by all of these but the last, which its own row has. */
export async function writeSegments(
  transaction: DatabaseTransaction,
  reservationId: string,
  segments: readonly StaySegment[],
): Promise<void> {
  await deleteSegments(transaction, reservationId)
  const earlier = segments.slice(0, -1)
  if (earlier.length === 0) return
  await insertSegments(
    transaction,
    earlier.map((segment, index) => {
      const { price, igv, total } = segmentQuote(segment)
      return {
        reservation_id: reservationId,
        position: index + 1,
        room_id: segment.roomId,
        in_date: segment.inDate,
        out_date: segment.outDate,
        price_per_night: segment.pricePerNight,
        price,
        igv,
        total,
      }
    }),
  )
}

/** Converts a segment to that of a response. */
export const toSegmentResponse = (segment: NamedSegment): Segment => ({
  room: { _id: segment.roomId, identifier: segment.identifier, category: segment.category },
  inDate: segment.inDate,
  outDate: segment.outDate,
  pricePerNight: solesFromTenThousandths(segment.pricePerNight),
  price: solesFromCentimos(segment.price),
  IGV: solesFromCentimos(segment.igv),
  total: solesFromCentimos(segment.total),
})

export { listMovedFrom } from './segments-repository.ts'
