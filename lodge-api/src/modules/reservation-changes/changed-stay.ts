import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { type Quote, type TenThousandths, tenThousandthsFromSoles } from 'shared-ui/rules/money/money'
import { CHANGEABLE_STAYS } from 'shared-ui/rules/reservations/states/stay-states'
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
import { EventFacts } from 'shared-ui/validators/reservations/reservation'
import type { Change } from 'shared-ui/validators/reservations/reservation-changes'
import * as v from 'valibot'
import type { Executor } from '../../database/connect.ts'
import { InvalidRequest } from '../../errors.ts'
import type { NightsOfRoom } from '../nights/nights-service.ts'
import { listEvents, type StoredReservation } from '../reservations/reservations-service.ts'
import { roomOnOffer } from '../rooms/rooms-service.ts'
import { type NamedSegment, type Segments, segmentsOf } from '../segments/segments-service.ts'
import { checkStay } from './active-reservation.ts'

/** The requested nights (first and last) and room of a reservation. */
export type RequestedStay = Pick<Change, 'room' | 'inDate' | 'outDate'>

/** A reservation after a change at one rate: its segments, the nights that it frees and takes, and what the whole stay costs. */
export type ChangedStay = Omit<SegmentedChange, 'segments'> & { segments: Segments; cost: Quote }

/** A change at one price per night from the change on, in 1/10000 soles. */
export type RatedChange = { pricePerNight: TenThousandths; stay: ChangedStay }

/**
 * A requested change at each rate, and the one that applies unless staff choose another. `earlier` is null if the stay never had a price
 * that differs from both others.
 */
export type PricedChange = {
  before: Segments
  agreed: RatedChange
  today: RatedChange
  earlier: RatedChange | null
  usual: 'agreed' | 'today'
}

const FIELD_OF = { entry: 'inDate', departure: 'outDate' } as const

/**
 * Throws `StayMarked` once the guest is gone, or if the change would give a guest in house another entry, and
 * `InvalidRequest` for nights that the reservation cannot be moved to today.
 */
function checkRequestedStay(requested: RequestedStay, row: StoredReservation, now: number): void {
  checkStay(row, CHANGEABLE_STAYS)
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

/** Lists the prices per night that a stay had before, the last one first: those of its changes, and those of its segments. */
async function pricesBefore(executor: Executor, id: string, before: Segments): Promise<TenThousandths[]> {
  const changes = (await listEvents(executor, id)).filter(({ kind }) => kind === 'changed').toReversed()
  const changed = changes.flatMap(({ facts }) => {
    const price = facts === null ? undefined : v.parse(EventFacts, JSON.parse(facts)).before?.pricePerNight
    return price === undefined ? [] : [tenThousandthsFromSoles(price)]
  })
  return [...changed, ...before.toReversed().map(({ pricePerNight }) => pricePerNight)]
}

/**
 * Prices a requested change: a room that the stay already had at the price agreed for it, which is the usual one there, at the room's
 * current price, and at the price that the stay had before. Throws `StayMarked`, `RoomNotFound` or `InvalidRequest`.
 */
export async function priceChange(
  executor: Executor,
  { row, requested }: { row: StoredReservation; requested: RequestedStay },
  now: number,
): Promise<PricedChange> {
  checkRequestedStay(requested, row, now)
  const room = await requestedRoom(executor, row, requested.room)
  const before = await segmentsOf(executor, row)
  const agreedHere = agreedPriceIn(before, room.id)
  const [agreed, today] = [agreedHere ?? row.price_per_night, room.price_per_night]
  const earlier = (await pricesBefore(executor, row.id, before)).find(
    (price) => price !== agreed && price !== today,
  )
  const { inDate, outDate } = requested
  const at = (pricePerNight: TenThousandths): RatedChange => {
    const segment = { roomId: room.id, inDate, outDate, pricePerNight }
    return { pricePerNight, stay: changedStay(before, { requested: segment, room }, dayInLima(now)) }
  }
  return {
    before,
    agreed: at(agreed),
    today: at(today),
    earlier: earlier === undefined ? null : at(earlier),
    usual: agreedHere === undefined ? 'today' : 'agreed',
  }
}

/** The nights that a change takes, each with its room. */
export const nightsToTake = ({ segments, from }: ChangedStay): NightsOfRoom[] =>
  segmentsFrom(segments, from).map(({ roomId, inDate, outDate }) => ({
    roomId,
    first: inDate,
    last: outDate,
  }))
