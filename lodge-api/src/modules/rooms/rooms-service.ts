import { addDays, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { NEAREST_WITHIN_DAYS } from 'shared-ui/rules/reservations/nearest-stays'
import { faultyDate, lastBookableNight, stayFromNights, stayProblem } from 'shared-ui/rules/reservations/stay'
import type { Availability } from 'shared-ui/validators/reservations/availability'
import type { Room, RoomNights, StaffRoom, TakenRoom } from 'shared-ui/validators/rooms/room'
import type { Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { InvalidRequest } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { sortByAvailability } from './occupancy.ts'
import { RoomNotFound } from './room-errors.ts'
import { toRoomResponse, toStaffRoomResponse } from './room-response.ts'
import {
  countRooms,
  findRoom,
  findStaffRoom,
  listNightsOfRoom,
  listOccupancy,
  listRooms,
  listRoomsWithoutBookings,
  listTakenNights,
  type RoomRow,
} from './rooms-repository.ts'
import { describeTakenRooms } from './taken-rooms.ts'

/** First and last night of a stay, as in requests. */
export type Nights = { inDate: string; outDate: string }

const FIELD_OF = { entry: 'inDate', departure: 'outDate' } as const

/** Throws `InvalidRequest` with the invalid date if the nights cannot be booked today. */
export function checkNights(nights: Nights, now: number, path = ''): void {
  const problem = stayProblem(stayFromNights(nights.inDate, nights.outDate), dayInLima(now))
  if (problem) throw new InvalidRequest({ [`${path}${FIELD_OF[faultyDate(problem)]}`]: problem })
}

/** Returns the offered rooms. */
export async function offeredRooms(lodge: Lodge): Promise<Room[]> {
  return (await listRooms(lodge.database.kysely)).map(toRoomResponse)
}

/** Returns the row of an offered room. Throws `RoomNotFound`. */
export async function roomOnOffer(executor: Executor, id: string): Promise<RoomRow> {
  const room = await findRoom(executor, id)
  if (!room) throw new RoomNotFound()
  return room
}

/** Returns an offered room for the API. Throws `RoomNotFound`. */
export async function roomDetail(lodge: Lodge, id: string): Promise<Room> {
  return toRoomResponse(await roomOnOffer(lodge.database.kysely, id))
}

/** Returns a room as staff see it, archived or not. Throws `RoomNotFound`. */
export async function staffRoomDetail(executor: Executor, id: string): Promise<StaffRoom> {
  const room = await findStaffRoom(executor, id)
  if (!room) throw new RoomNotFound()
  return toStaffRoomResponse(room)
}

/** Counts the offered rooms. */
export const countOfferedRooms = (executor: Executor): Promise<number> => countRooms(executor)

/** The rooms that a visitor can book, and those that only other visitors' holds occupy, with the end of the last hold. */
export type FreeRooms = { availableRooms: Room[]; heldRooms: { _id: string; until: string }[] }

/** Returns the rooms that are free on every night. `visit` identifies the browser: nights that it holds itself count as free. */
export async function freeRooms(lodge: Lodge, nights: Nights, visit: string): Promise<FreeRooms> {
  const now = lodge.clock()
  checkNights(nights, now)
  const range = { first: nights.inDate, last: nights.outDate }
  const rows = await listRoomsWithoutBookings(lodge.database.kysely, range, instantText(now))
  const heldUntil = new Map<string, string>()
  for (const { id, held_until, visit: holder } of rows) {
    if (held_until === null || (visit !== '' && holder === visit)) continue
    const known = heldUntil.get(id) ?? ''
    if (held_until > known) heldUntil.set(id, held_until)
  }
  const free = new Map(rows.filter(({ id }) => !heldUntil.has(id)).map((room) => [room.id, room]))
  return {
    availableRooms: [...free.values()].map(toRoomResponse),
    heldRooms: [...heldUntil].map(([_id, until]) => ({ _id, until })),
  }
}

/**
 * Returns those of the offered `rooms` that are not free on every night, with why and the nearest free dates. `visit` as for
 * `freeRooms`.
 */
export async function takenRooms(
  lodge: Lodge,
  nights: Nights,
  { rooms, visit }: { rooms: readonly Room[]; visit: string },
): Promise<TakenRoom[]> {
  const now = lodge.clock()
  checkNights(nights, now)
  const range = {
    first: addDays(nights.inDate, -NEAREST_WITHIN_DAYS),
    last: addDays(nights.outDate, NEAREST_WITHIN_DAYS),
  }
  const taken = await listTakenNights(lodge.database.kysely, range, instantText(now))
  const others = taken.filter(
    ({ held_until, visit: holder }) => held_until === null || visit === '' || holder !== visit,
  )
  const stay = stayFromNights(nights.inDate, nights.outDate)
  return describeTakenRooms(rooms, others, { stay, today: dayInLima(now) })
}

/**
 * Returns which nights of a room can be booked, from today to the last night of the latest stay. `visit` identifies the browser:
 * nights that it holds itself count as free. Throws `RoomNotFound`.
 */
export async function roomNights(lodge: Lodge, roomId: string, visit: string): Promise<RoomNights> {
  const now = lodge.clock()
  const first = dayInLima(now)
  const last = lastBookableNight(first)
  const rows = await listNightsOfRoom(
    lodge.database.kysely,
    { room: roomId, range: { first, last } },
    instantText(now),
  )
  if (rows.length === 0) throw new RoomNotFound()
  const isOwnHold = (row: (typeof rows)[number]) =>
    row.held_until !== null && visit !== '' && row.visit === visit
  const takenNights = rows.flatMap((row) => (row.night === null || isOwnHold(row) ? [] : [row.night]))
  return { firstNight: first, lastNight: last, takenNights }
}

/** Returns the free and the occupied rooms of these nights, for staff. */
export async function availability(lodge: Lodge, nights: Nights): Promise<Availability> {
  const now = lodge.clock()
  checkNights(nights, now)
  const range = { first: nights.inDate, last: nights.outDate }
  return sortByAvailability(await listOccupancy(lodge.database.kysely, range, instantText(now)))
}
