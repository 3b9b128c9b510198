import { dayInLima } from 'shared-ui/rules/calendar-date'
import { faultyDate, stayFromNights, stayProblem } from 'shared-ui/rules/stay'
import type { Availability } from 'shared-ui/validators/availability'
import type { Room, StaffRoom } from 'shared-ui/validators/room'
import type { Executor } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import { InvalidRequest } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { sortByAvailability } from './occupancy.ts'
import { toRoomAnswer, toStaffRoomAnswer } from './room-answer.ts'
import { RoomNotFound } from './room-errors.ts'
import {
  countRooms,
  findRoom,
  findStaffRoom,
  listOccupancy,
  listRooms,
  listUnsoldRooms,
  type RoomRow,
} from './rooms-repository.ts'

/** Nights as calls name them: first and last (N-03). */
export type Nights = { inDate: string; outDate: string }

const FIELD_OF = { entry: 'inDate', departure: 'outDate' } as const

/** Throws `InvalidRequest`, naming the date, for nights that cannot be asked for on the lodge's day (V-09). */
export function checkNights(nights: Nights, now: number, path = ''): void {
  const problem = stayProblem(stayFromNights(nights.inDate, nights.outDate), dayInLima(now))
  if (problem) throw new InvalidRequest({ [`${path}${FIELD_OF[faultyDate(problem)]}`]: problem })
}

/** The rooms on offer. */
export async function offeredRooms(lodge: Lodge): Promise<Room[]> {
  return (await listRooms(lodge.database.kysely)).map(toRoomAnswer)
}

/** One room on offer, as it stands. Throws `RoomNotFound`. */
export async function roomOnOffer(executor: Executor, id: string): Promise<RoomRow> {
  const room = await findRoom(executor, id)
  if (!room) throw new RoomNotFound()
  return room
}

/** One room on offer as the wire carries it. Throws `RoomNotFound`. */
export async function roomDetail(lodge: Lodge, id: string): Promise<Room> {
  return toRoomAnswer(await roomOnOffer(lodge.database.kysely, id))
}

/** One room as staff see it, archived ones too. Throws `RoomNotFound`. */
export async function staffRoomDetail(executor: Executor, id: string): Promise<StaffRoom> {
  const room = await findStaffRoom(executor, id)
  if (!room) throw new RoomNotFound()
  return toStaffRoomAnswer(room)
}

/** How many rooms are on offer. */
export const countOfferedRooms = (executor: Executor): Promise<number> => countRooms(executor)

/** The rooms a visitor can book for some nights, and those that only holds of others take, with when the last of these ends. */
export type FreeRooms = { availableRooms: Room[]; heldRooms: { _id: string; until: string }[] }

/**
 * The rooms a visitor can book for these nights (P-10). `visit` is the browser's own identifier: what it holds itself counts as free
 * for it (M-08).
 */
export async function freeRooms(lodge: Lodge, nights: Nights, visit: string): Promise<FreeRooms> {
  const now = lodge.clock()
  checkNights(nights, now)
  const range = { first: nights.inDate, last: nights.outDate }
  const rows = await listUnsoldRooms(lodge.database.kysely, range, instantText(now))
  const heldUntil = new Map<string, string>()
  for (const { id, held_until, visit: holder } of rows) {
    if (held_until === null || (visit !== '' && holder === visit)) continue
    const known = heldUntil.get(id) ?? ''
    if (held_until > known) heldUntil.set(id, held_until)
  }
  const free = new Map(rows.filter(({ id }) => !heldUntil.has(id)).map((room) => [room.id, room]))
  return {
    availableRooms: [...free.values()].map(toRoomAnswer),
    heldRooms: [...heldUntil].map(([_id, until]) => ({ _id, until })),
  }
}

/** C-03: what staff see of the same search. */
export async function availability(lodge: Lodge, nights: Nights): Promise<Availability> {
  const now = lodge.clock()
  checkNights(nights, now)
  const range = { first: nights.inDate, last: nights.outDate }
  return sortByAvailability(await listOccupancy(lodge.database.kysely, range, instantText(now)))
}
