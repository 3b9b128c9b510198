import { addDays, type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import {
  type Blocking,
  MAX_BLOCKING_DAYS_AHEAD,
  type RoomCalendar,
} from 'shared-ui/validators/rooms/blocking'
import type { DatabaseTransaction, Executor } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import { type FieldProblems, InvalidRequest } from '../../errors.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { freeNightsOfBlockings, listTakenNights, lockRoom, takeNights } from '../nights/nights-service.ts'
import { roomOnOffer } from '../rooms/rooms-service.ts'
import { NightsNotFree } from './blockings-errors.ts'
import { deleteBlockings, findBlockings, insertBlocking } from './blockings-repository.ts'

/** Returns the occupied nights of a room from today on. Throws `RoomNotFound`. */
export async function roomCalendar(lodge: Lodge, roomId: string): Promise<RoomCalendar> {
  const { kysely } = lodge.database
  await roomOnOffer(kysely, roomId)
  return calendarAt(kysely, roomId, lodge.clock())
}

async function calendarAt(executor: Executor, roomId: string, now: number): Promise<RoomCalendar> {
  const taken = await listTakenNights(executor, { roomId, first: dayInLima(now) }, instantText(now))
  const nights = (isIncluded: (night: (typeof taken)[number]) => boolean) =>
    taken.filter(isIncluded).map(({ night }) => night)
  return {
    blockings: taken.flatMap(({ blocking_id, night }) =>
      blocking_id === null ? [] : [{ _id: blocking_id, date: night }],
    ),
    reservedNights: nights(({ reservation_id }) => reservation_id !== null),
    heldNights: nights(({ purchase_number }) => purchase_number !== null),
  }
}

/** Throws `InvalidRequest` with each date that is in the past or too far in the future. */
function checkDates(dates: CalendarDate[], today: CalendarDate): void {
  const latest = addDays(today, MAX_BLOCKING_DAYS_AHEAD)
  const problems: FieldProblems = {}
  for (const [index, date] of dates.entries()) {
    if (date < today) problems[`blockings.${index}.date`] = 'date_past'
    if (date > latest) problems[`blockings.${index}.date`] = 'date_too_far'
  }
  if (Object.keys(problems).length > 0) throw new InvalidRequest(problems)
}

/** Throws `NightsNotFree` with each date that is reserved, or held for a guest who is paying. */
function checkNightsFree(dates: CalendarDate[], calendar: RoomCalendar): void {
  const problems: FieldProblems = {}
  for (const [index, date] of dates.entries()) {
    if (calendar.reservedNights.includes(date)) problems[`blockings.${index}.date`] = 'night_reserved'
    if (calendar.heldNights.includes(date)) problems[`blockings.${index}.date`] = 'night_held'
  }
  if (Object.keys(problems).length > 0) throw new NightsNotFree(problems)
}

async function blockNight(
  transaction: DatabaseTransaction,
  blocking: { roomId: string; date: CalendarDate; by: string; reason: string },
  now: number,
): Promise<void> {
  const { roomId, date, by, reason } = blocking
  const id = newId(now)
  await insertBlocking(transaction, {
    id,
    room_id: roomId,
    date,
    created_by: by,
    created_at: instantText(now),
    reason,
  })
  const nights = { roomId, first: date, last: date, owner: { kind: 'blocking', id } as const }
  await takeNights(transaction, nights, instantText(now))
}

/**
 * Blocks nights of a room, all of them or none. Returns the nights that were blocked already, which stay unchanged. Throws
 * `InvalidRequest`, `RoomNotFound` or `NightsNotFree`.
 */
export async function blockNights(
  lodge: Lodge,
  { roomId, dates, reason }: { roomId: string; dates: CalendarDate[]; reason: string },
  actor: Actor,
): Promise<CalendarDate[]> {
  const now = lodge.clock()
  checkDates(dates, dayInLima(now))
  return lodge.database.transaction(async (transaction) => {
    await lockRoom(lodge.database, transaction, roomId)
    await roomOnOffer(transaction, roomId)
    const calendar = await calendarAt(transaction, roomId, now)
    checkNightsFree(dates, calendar)
    const already = new Set(calendar.blockings.map(({ date }) => date))
    const requested = [...new Set(dates)]
    const unchanged = requested.filter((date) => already.has(date))
    const blocked = requested.filter((date) => !already.has(date))
    if (blocked.length === 0) return unchanged
    for (const date of blocked)
      await blockNight(transaction, { roomId, date, by: actor.username, reason }, now)
    const subject = { kind: 'room', id: roomId } as const
    await recordAuditEntry(transaction, { action: 'update', subject, after: { blocked }, actor }, now)
    return unchanged
  })
}

/** Unblocks nights of a room. Returns the nights that were no longer blocked. Throws `RoomNotFound`. */
export async function unblockNights(
  lodge: Lodge,
  { roomId, blockings }: { roomId: string; blockings: Blocking[] },
  actor: Actor,
): Promise<CalendarDate[]> {
  const now = lodge.clock()
  return lodge.database.transaction(async (transaction) => {
    await lockRoom(lodge.database, transaction, roomId)
    await roomOnOffer(transaction, roomId)
    const found = await findBlockings(transaction, { roomId, ids: blockings.map(({ _id }) => _id) })
    const ids = found.map(({ id }) => id)
    const unchanged = blockings.filter(({ _id }) => !ids.includes(_id)).map(({ date }) => date)
    if (ids.length === 0) return unchanged
    await freeNightsOfBlockings(transaction, ids)
    await deleteBlockings(transaction, ids)
    const unblocked = found.map(({ date }) => date)
    const subject = { kind: 'room', id: roomId } as const
    await recordAuditEntry(transaction, { action: 'update', subject, after: { unblocked }, actor }, now)
    return unchanged
  })
}
