import { isDeepStrictEqual } from 'node:util'
import { type CalendarDate, dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { HOUR_MS } from 'shared-ui/rules/dates/durations'
import { dayBefore, RETENTION } from 'shared-ui/rules/privacy/retention'
import type { GuestDetails, GuestsResponse } from 'shared-ui/validators/reservations/guest'
import type { RESERVATION_EVENTS } from 'shared-ui/validators/reservations/reservation'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { newId } from '../../database/ids.ts'
import { instantText } from '../../database/instants.ts'
import type { StayGuestTable } from '../../database/tables/guest-table.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { ChangedMeanwhile, InvalidRequest } from '../../errors.ts'
import type { PeriodicTask } from '../../jobs/job-handlers.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { ReservationNotActive, ReservationNotFound } from '../reservations/reservation-errors.ts'
import { recordEvent } from '../reservations/reservation-records.ts'
import { findReservation, type StoredReservation } from '../reservations/reservations-service.ts'
import { GuestNotFound } from './guest-errors.ts'
import { guestListOf } from './guest-list-service.ts'
import { guestColumns, guestDetails, toGuest } from './guest-response.ts'
import {
  deleteGuest,
  deleteGuestsDepartedUntil,
  findGuest,
  insertGuest,
  listGuests,
  writeExpected,
  writeGuest,
} from './guests-repository.ts'

async function storedReservation(transaction: DatabaseTransaction, id: string): Promise<StoredReservation> {
  const row = await findReservation(transaction, id)
  if (!row) throw new ReservationNotFound()
  return row
}

/** Locks a reservation and returns it. Throws `ReservationNotFound`, or `ReservationNotActive` unless it is confirmed. */
async function lockedStay(lodge: Lodge, transaction: DatabaseTransaction, id: string) {
  await lockReservation(lodge.database, transaction, id)
  const row = await storedReservation(transaction, id)
  if (row.state !== 'confirmed') throw new ReservationNotActive()
  return row
}

/** Locks the reservation of a guest and returns both as they are then. Throws `GuestNotFound`. */
async function lockedGuest(lodge: Lodge, transaction: DatabaseTransaction, id: string) {
  const found = await findGuest(transaction, id)
  if (!found) throw new GuestNotFound()
  const reservation = await lockedStay(lodge, transaction, found.reservation_id)
  const guest = await findGuest(transaction, id)
  if (!guest) throw new GuestNotFound()
  return { guest, reservation }
}

type GuestEvent = Extract<(typeof RESERVATION_EVENTS)[number], `guest_${string}`>
type Recorded = { reservationId: string; kind: GuestEvent; actor: Actor; now: number }

/** Records in history and audit log that the guests changed, without their data: these are erased earlier than the records. */
async function record(transaction: DatabaseTransaction, { reservationId, kind, actor, now }: Recorded) {
  await recordEvent(transaction, { reservation_id: reservationId, kind, by: actor.username }, now)
  const subject = { kind: 'reservation', id: reservationId } as const
  await recordAuditEntry(transaction, { action: 'update', subject, after: { guest: kind }, actor }, now)
}

/** Throws `InvalidRequest` if the guest would be born after today. */
function checkBirth({ birthDate }: GuestDetails, today: CalendarDate): void {
  if (birthDate > today) throw new InvalidRequest({ birthDate: 'birth_date_impossible' })
}

/** Runs a write that fails on a second guest with the same document, and says so beside that field. */
async function withOwnDocument<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new InvalidRequest({ identificationDocumentNumber: 'guest_registered' }, { cause: error })
  }
}

const isSameClient = (guest: GuestDetails, reservation: StoredReservation): boolean =>
  guest.identificationDocument === reservation.document &&
  guest.identificationDocumentNumber === reservation.document_number

/** The client is the first of the list; others follow those that are there. */
function positionOf(guest: GuestDetails, reservation: StoredReservation, present: StayGuestTable[]): number {
  const positions = present.map(({ position }) => position)
  if (positions.length === 0) return 0
  return isSameClient(guest, reservation) ? Math.min(...positions) - 1 : Math.max(...positions) + 1
}

type NewGuest = { reservationId: string; guest: GuestDetails }

/**
 * Adds a guest to a stay and returns the list. Throws `ReservationNotFound`, `ReservationNotActive`, or `InvalidRequest` if the room
 * is full, the document is registered already, or the date of birth is after today.
 */
export const addGuest = (lodge: Lodge, { reservationId, guest }: NewGuest, actor: Actor) =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    checkBirth(guest, dayInLima(now))
    const reservation = await lockedStay(lodge, transaction, reservationId)
    const present = await listGuests(transaction, reservationId)
    const isThere = present.some(
      (row) =>
        row.document === guest.identificationDocument &&
        row.document_number === guest.identificationDocumentNumber,
    )
    if (isThere) throw new InvalidRequest({ identificationDocumentNumber: 'guest_registered' })
    if (present.length >= reservation.capacity) throw new InvalidRequest({ names: 'guests_full' })
    const row: StayGuestTable = {
      id: newId(now),
      reservation_id: reservationId,
      position: positionOf(guest, reservation, present),
      ...guestColumns(guest),
      version: 1,
      created_at: instantText(now),
    }
    await withOwnDocument(insertGuest(transaction, row))
    await record(transaction, { reservationId, kind: 'guest_added', actor, now })
    return guestListOf(transaction, reservation)
  })

type ChangedGuest = { id: string; version: number; guest: GuestDetails }

/**
 * Changes a guest and returns the list; saving the stored values changes nothing. Throws `GuestNotFound`, `ReservationNotActive`,
 * `InvalidRequest` like `addGuest`, or `ChangedMeanwhile` with the stored guest.
 */
export const changeGuest = (lodge: Lodge, { id, version, guest }: ChangedGuest, actor: Actor) =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    checkBirth(guest, dayInLima(now))
    const { guest: stored, reservation } = await lockedGuest(lodge, transaction, id)
    if (stored.version !== version) throw new ChangedMeanwhile(toGuest(stored))
    if (isDeepStrictEqual(guestDetails(stored), guest)) return guestListOf(transaction, reservation)
    await withOwnDocument(writeGuest(transaction, { id, version }, guestColumns(guest)))
    await record(transaction, { reservationId: reservation.id, kind: 'guest_changed', actor, now })
    return guestListOf(transaction, reservation)
  })

/** Removes a guest and returns the list. Throws `GuestNotFound` or `ReservationNotActive`. */
export const removeGuest = (lodge: Lodge, id: string, actor: Actor) =>
  lodge.database.transaction(async (transaction) => {
    const { reservation } = await lockedGuest(lodge, transaction, id)
    await deleteGuest(transaction, id)
    const now = lodge.clock()
    await record(transaction, { reservationId: reservation.id, kind: 'guest_removed', actor, now })
    return guestListOf(transaction, reservation)
  })

/**
 * Stores how many persons sleep in the room and returns the list. Throws `ReservationNotFound`, `ReservationNotActive`, or
 * `InvalidRequest` if the room is for fewer.
 */
export const expectGuests = (
  lodge: Lodge,
  { reservationId, expected }: { reservationId: string; expected: number },
): Promise<GuestsResponse> =>
  lodge.database.transaction(async (transaction) => {
    const reservation = await lockedStay(lodge, transaction, reservationId)
    if (expected > reservation.capacity) throw new InvalidRequest({ expected: 'guests_full' })
    await writeExpected(transaction, reservationId, expected)
    return guestListOf(transaction, { ...reservation, guests_expected: expected })
  })

/** Erases guests whose register needs to be retained no longer. */
export const deleteOldGuests = ({ database, clock }: Lodge): PeriodicTask => ({
  name: 'forget-old-guests',
  everyMs: HOUR_MS,
  run: async () => {
    await deleteGuestsDepartedUntil(database.kysely, dayBefore(dayInLima(clock()), RETENTION.guests))
  },
})
