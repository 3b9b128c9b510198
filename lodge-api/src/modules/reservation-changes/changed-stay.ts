import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { Rate } from 'shared-ui/rules/money/change-rates'
import type { Quote, TenThousandths } from 'shared-ui/rules/money/money'
import { changedStayProblem, faultyDate, stayFromNights } from 'shared-ui/rules/reservations/stay'
import {
  agreedPriceIn,
  changedSegments,
  type SegmentedChange,
  type StaySegment,
  segmentQuote,
  segmentsFrom,
  segmentsQuote,
} from 'shared-ui/rules/reservations/stay-segments'
import type { Change } from 'shared-ui/validators/reservations/reservation-changes'
import type { Executor } from '../../database/connect.ts'
import { InvalidRequest } from '../../errors.ts'
import type { NightsOfRoom } from '../nights/nights-service.ts'
import type { StoredReservation } from '../reservations/reservations-service.ts'
import { roomOnOffer } from '../rooms/rooms-service.ts'
import { type NamedSegment, type Segments, segmentsOf } from '../segments/segments-service.ts'
import { checkStay } from './active-reservation.ts'

/** The requested nights (first and last) and room of a reservation. */
export type RequestedStay = Pick<Change, 'room' | 'inDate' | 'outDate'>

/** A reservation after a change at one rate: its segments, the nights that it frees and takes, and what the whole stay costs. */
export type ChangedStay = Omit<SegmentedChange, 'segments'> & { segments: Segments; cost: Quote }

/** A requested change at both rates, and the one that applies unless staff choose the other. */
export type PricedChange = {
  before: Segments
  after: Record<Rate, ChangedStay>
  /** Per night from the change on, in 1/10000 soles: the agreed price and the room's current price. */
  prices: Record<Rate, TenThousandths>
  usual: Rate
}

const FIELD_OF = { entry: 'inDate', departure: 'outDate' } as const

/** The stays whose nights and room can change. */
const CHANGEABLE = ['to_come', 'in_house'] as const

/**
 * Throws `StayMarked` once the guest is gone, or if the change would give a guest in house another entry, and
 * `InvalidRequest` for nights that the reservation cannot be moved to today.
 */
function checkRequestedStay(requested: RequestedStay, row: StoredReservation, now: number): void {
  checkStay(row, CHANGEABLE)
  const today = dayInLima(now)
  const before = stayFromNights(row.in_date, row.out_date)
  const stay = stayFromNights(requested.inDate, requested.outDate)
  const problem = changedStayProblem(stay, { before, today })
  if (problem) throw new InvalidRequest({ [FIELD_OF[faultyDate(problem)]]: problem })
  // A guest in house sleeps there from the entry on, also on the first day.
  if (requested.inDate !== row.in_date) checkStay(row, ['to_come'])
}

type NamedRoom = { id: string; identifier: string; category: string; price_per_night: number }

/** Returns the requested room. A reservation may keep its own room even if that is no longer offered. Throws `RoomNotFound`. */
async function requestedRoom(executor: Executor, row: StoredReservation, roomId: string): Promise<NamedRoom> {
  if (roomId !== row.room_id) return roomOnOffer(executor, roomId)
  return { ...row, id: row.room_id, price_per_night: row.room_price_per_night }
}

const named = (segment: StaySegment, room: { identifier: string; category: string }): NamedSegment => {
  const { price, igv, total } = segmentQuote(segment)
  const { identifier, category } = room
  return { ...segment, identifier, category, price, igv, total }
}

/** Applies a change at a price per night. */
function changedStay(
  before: Segments,
  { requested, room }: { requested: StaySegment; room: NamedRoom },
  today: CalendarDate,
): ChangedStay {
  const { segments, from } = changedSegments(before, requested, today)
  const nameOf = (roomId: string) => before.find((segment) => segment.roomId === roomId) ?? room
  const [first = requested, ...more] = segments
  return {
    segments: [
      named(first, nameOf(first.roomId)),
      ...more.map((segment) => named(segment, nameOf(segment.roomId))),
    ],
    from,
    cost: segmentsQuote(segments),
  }
}

/**
 * Prices a requested change: a room that the stay already had at the price agreed for it, which is the usual one there, and at the
 * room's current price. Throws `StayMarked`, `RoomNotFound` or `InvalidRequest`.
 */
export async function priceChange(
  executor: Executor,
  { row, requested }: { row: StoredReservation; requested: RequestedStay },
  now: number,
): Promise<PricedChange> {
  checkRequestedStay(requested, row, now)
  const room = await requestedRoom(executor, row, requested.room)
  const before = await segmentsOf(executor, row)
  const agreed = agreedPriceIn(before, room.id)
  const { inDate, outDate } = requested
  const at = (pricePerNight: TenThousandths) => {
    const segment = { roomId: room.id, inDate, outDate, pricePerNight }
    return changedStay(before, { requested: segment, room }, dayInLima(now))
  }
  return {
    before,
    after: { agreed: at(agreed ?? row.price_per_night), today: at(room.price_per_night) },
    prices: { agreed: agreed ?? row.price_per_night, today: room.price_per_night },
    usual: agreed === undefined ? 'today' : 'agreed',
  }
}

/** The nights that a change takes, each with its room. */
export const nightsToTake = ({ segments, from }: ChangedStay): NightsOfRoom[] =>
  segmentsFrom(segments, from).map(({ roomId, inDate, outDate }) => ({
    roomId,
    first: inDate,
    last: outDate,
  }))
