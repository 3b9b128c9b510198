import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { eachDay } from 'shared-ui/rules/dates/calendar-date'
import type { Database, DatabaseTransaction } from '../../database/connect.ts'
import { NightsHeld, NightsTaken } from './nights-errors.ts'
import { deleteEndedHolds, insertNights, listTakers, lockRoomRow } from './nights-repository.ts'

/** The owner of nights: a reservation, a blocking, or a purchase that holds them until an instant (ISO 8601). */
export type NightsOwner =
  | { kind: 'reservation'; id: string }
  | { kind: 'blocking'; id: string }
  | { kind: 'hold'; purchaseNumber: number; until: string }

export type NightsOfRoom = { roomId: string; first: CalendarDate; last: CalendarDate }

const ownerColumns = (owner: NightsOwner) => ({
  reservation_id: owner.kind === 'reservation' ? owner.id : null,
  blocking_id: owner.kind === 'blocking' ? owner.id : null,
  purchase_number: owner.kind === 'hold' ? owner.purchaseNumber : null,
  held_until: owner.kind === 'hold' ? owner.until : null,
})

/**
 * Takes every night of the range for one owner. Throws `NightsTaken` with the nights that are not free, or `NightsHeld` if only
 * holds take them; either must roll the transaction back. The table's primary key decides between simultaneous requests. Holds that
 * ended by `now` (ISO 8601) do not block, even if not cleared yet.
 */
export async function takeNights(
  transaction: DatabaseTransaction,
  request: NightsOfRoom & { owner: NightsOwner },
  now: string,
): Promise<void> {
  const nights = eachDay(request.first, request.last)
  const columns = ownerColumns(request.owner)
  await deleteEndedHolds(transaction, { roomId: request.roomId, nights }, now)
  const taken = await insertNights(
    transaction,
    nights.map((night) => ({ room_id: request.roomId, night, ...columns })),
  )
  if (taken.length === nights.length) return
  const inserted = new Set(taken.map((row) => row.night))
  const conflicts = nights.filter((night) => !inserted.has(night))
  throw await conflictError(transaction, { roomId: request.roomId, nights: conflicts })
}

async function conflictError(
  transaction: DatabaseTransaction,
  conflicts: { roomId: string; nights: CalendarDate[] },
): Promise<NightsTaken | NightsHeld> {
  const takers = await listTakers(transaction, conflicts)
  const ends = takers.flatMap(({ held_until }) => (held_until === null ? [] : [held_until]))
  const last = ends.toSorted().at(-1)
  return last !== undefined && ends.length === takers.length
    ? new NightsHeld(last)
    : new NightsTaken(conflicts.nights)
}

/**
 * On PostgreSQL, lets one transaction at a time change a room's nights. Every transaction locks purchases, reservations and rooms
 * in this order (each by ascending key), which prevents deadlocks. SQLite has only one writer at a time.
 */
export async function lockRoom(
  database: Database,
  transaction: DatabaseTransaction,
  roomId: string,
): Promise<void> {
  if (database.engine === 'postgres') await lockRoomRow(transaction, roomId)
}

/** Locks several rooms, in ascending order. */
export async function lockRooms(
  database: Database,
  transaction: DatabaseTransaction,
  roomIds: readonly string[],
): Promise<void> {
  for (const id of [...new Set(roomIds)].toSorted()) await lockRoom(database, transaction, id)
}

export {
  countHeldRooms,
  freeNightsFrom,
  freeNightsOfBlockings,
  freeNightsOfPurchase,
  freeNightsOfReservation,
  listTakenNights,
  moveHoldEnd,
} from './nights-repository.ts'
