import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { eachDay } from 'shared-ui/rules/calendar-date'
import type { Database, DatabaseTransaction } from '../../database/connect.ts'
import { NightsHeld, NightsTaken } from './nights-errors.ts'
import { deleteEndedHolds, insertNights, listTakers, lockRoomRow } from './nights-repository.ts'

/** Whose nights they are to be: a reservation's, a blocking's, or held for a purchase until an instant (ISO 8601). */
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
 * Takes every night of the range for one owner. Throws `NightsTaken` with the nights that are not free, or `NightsHeld` where only holds
 * take them; either must roll the transaction back. The table's primary key decides, whoever else asks at the same moment (B-09); holds
 * that ended by `now` (ISO 8601) make way even if nothing has cleared them (case 9).
 */
export async function takeNights(
  transaction: DatabaseTransaction,
  taking: NightsOfRoom & { owner: NightsOwner },
  now: string,
): Promise<void> {
  const nights = eachDay(taking.first, taking.last)
  const columns = ownerColumns(taking.owner)
  await deleteEndedHolds(transaction, { roomId: taking.roomId, nights }, now)
  const taken = await insertNights(
    transaction,
    nights.map((night) => ({ room_id: taking.roomId, night, ...columns })),
  )
  if (taken.length === nights.length) return
  const mine = new Set(taken.map((row) => row.night))
  const conflicts = nights.filter((night) => !mine.has(night))
  throw await refusalOf(transaction, { roomId: taking.roomId, nights: conflicts })
}

async function refusalOf(
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
 * On PostgreSQL, lets one transaction at a time change a room's nights. Every transaction locks in the order purchases, reservations,
 * rooms (each by ascending key), so that no two wait for each other. SQLite has one writer at a time as it is.
 */
export async function lockRoom(
  database: Database,
  transaction: DatabaseTransaction,
  roomId: string,
): Promise<void> {
  if (database.engine === 'postgres') await lockRoomRow(transaction, roomId)
}

/** `lockRoom` for several rooms, in one order. */
export async function lockRooms(
  database: Database,
  transaction: DatabaseTransaction,
  roomIds: readonly string[],
): Promise<void> {
  for (const id of [...new Set(roomIds)].toSorted()) await lockRoom(database, transaction, id)
}

export {
  countHeldRooms,
  freeNightsOfBlockings,
  freeNightsOfPurchase,
  freeNightsOfReservation,
  listTakenNights,
  moveHoldEnd,
} from './nights-repository.ts'
