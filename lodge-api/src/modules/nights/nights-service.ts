import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { eachDay } from 'shared-ui/rules/calendar-date'
import type { Database, DatabaseTransaction } from '../../database/connect.ts'
import { NightsTaken } from './nights-errors.ts'
import {
  deleteEndedHolds,
  deleteNightsOfBlockings,
  deleteNightsOfPurchase,
  deleteNightsOfReservation,
  insertNights,
  listTakenNights,
  lockRoomRow,
  moveHoldEnd,
} from './nights-repository.ts'

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
 * Takes every night of the range for one owner, or throws `NightsTaken` with those that are not free, which must undo the
 * transaction. The table's primary key decides, whoever else asks at the same moment (B-09); holds ended by `now`
 * (ISO 8601) make way even if no job has cleared them (case 9).
 */
export async function takeNights(
  transaction: DatabaseTransaction,
  wanted: NightsOfRoom & { owner: NightsOwner },
  now: string,
): Promise<void> {
  const nights = eachDay(wanted.first, wanted.last)
  const columns = ownerColumns(wanted.owner)
  await deleteEndedHolds(transaction, { roomId: wanted.roomId, nights }, now)
  const taken = await insertNights(
    transaction,
    nights.map((night) => ({ room_id: wanted.roomId, night, ...columns })),
  )
  if (taken.length === nights.length) return
  const mine = new Set(taken.map((row) => row.night))
  throw new NightsTaken(nights.filter((night) => !mine.has(night)))
}

/**
 * On PostgreSQL, lets one transaction at a time change a room's nights, so that two of them never wait for each other
 * in a circle. SQLite has one writer at a time as it is.
 */
export async function lockRoom(
  database: Database,
  transaction: DatabaseTransaction,
  roomId: string,
): Promise<void> {
  if (database.engine === 'postgres') await lockRoomRow(transaction, roomId)
}

export const freeNightsOfBlockings = deleteNightsOfBlockings
export const freeNightsOfReservation = deleteNightsOfReservation
export const freeNightsOfPurchase = deleteNightsOfPurchase
export const extendHold = moveHoldEnd

export const takenNightsFrom = listTakenNights
