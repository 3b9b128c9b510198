import { type Centimos, solesFromCentimos, solesFromTenThousandths } from 'shared-ui/rules/money/money'
import { roomSpans, type StaySegment, segmentQuote } from 'shared-ui/rules/reservations/stay-segments'
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

/** Reads the earlier segments of these reservations, by id. Runs no statement if none of the guests changed rooms. */
async function earlierByReservation(
  executor: Executor,
  rows: readonly Pick<SegmentedRow, 'id' | 'room_since'>[],
): Promise<Map<string, EarlierRow[]>> {
  const moved = rows.filter(({ room_since }) => room_since !== null).map(({ id }) => id)
  const earlier = moved.length === 0 ? [] : await listEarlierSegments(executor, moved)
  return Map.groupBy(earlier, ({ reservation_id }) => reservation_id)
}

/** Returns the segments of these reservations, by id. */
export async function segmentsByReservation(
  executor: Executor,
  rows: readonly SegmentedRow[],
): Promise<Map<string, Segments>> {
  const earlier = await earlierByReservation(executor, rows)
  return new Map(rows.map((row) => [row.id, withPresent(row, (earlier.get(row.id) ?? []).map(toEarlier))]))
}

/** Returns the segments of one reservation. */
export async function segmentsOf(executor: Executor, row: SegmentedRow): Promise<Segments> {
  const segments = await segmentsByReservation(executor, [row])
  return segments.get(row.id) ?? withPresent(row, [])
}

/** A room as lists name it. */
export type NamedRoom = Pick<NamedSegment, 'identifier' | 'category'>

/** What the rooms of a stay are read by, with the name of the present one. */
type RoomsRow = NamedRoom & Pick<SegmentedRow, 'id' | 'room_id' | 'room_since'>

/**
 * Returns the rooms of these reservations in order, by id; the last one is the present room. Runs no statement if none of the guests
 * changed rooms.
 */
export async function roomsByReservation(
  executor: Executor,
  rows: readonly RoomsRow[],
): Promise<Map<string, NamedRoom[]>> {
  const earlier = await earlierByReservation(executor, rows)
  return new Map(
    rows.map((row) => {
      const present = { ...row, roomId: row.room_id, inDate: row.room_since ?? '', outDate: '' }
      const spans = roomSpans([...(earlier.get(row.id) ?? []).map(toEarlier), present])
      return [row.id, spans.map(({ identifier, category }) => ({ identifier, category }))]
    }),
  )
}

/** What a response says about the rooms before the present one: nothing if there are none. */
export const earlierRooms = (rooms: readonly NamedRoom[]): { earlierRooms?: NamedRoom[] } =>
  rooms.length > 1 ? { earlierRooms: rooms.slice(0, -1) } : {}

/** Returns the rooms of one reservation in order. */
export const roomsOf = async (executor: Executor, row: RoomsRow): Promise<NamedRoom[]> =>
  (await roomsByReservation(executor, [row])).get(row.id) ?? []

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
