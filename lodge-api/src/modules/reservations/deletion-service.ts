import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import { hasBegun } from 'shared-ui/rules/reservations/begun-stay'
import type { ReservationState } from 'shared-ui/validators/reservations/reservation'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { freeNightsOfReservation, lockRoom, takeNights } from '../nights/nights-service.ts'
import { lockReservation } from '../purchases/reservation-lock.ts'
import { roomOnOffer } from '../rooms/rooms-service.ts'
import { BegunStayNotDeletable, ReservationNotFound, ReservationNotRestorable } from './reservation-errors.ts'
import { recordEvent } from './reservation-records.ts'
import { findReservation, markDeleted, markRestored } from './reservations-repository.ts'
import { beginningOf, LISTED, type StoredReservation } from './reservations-service.ts'

/** The states to which a deleted reservation can return. One that was being paid cannot: its charge was voided. */
const RESTORABLE: readonly ReservationState[] = ['confirmed', 'failed', 'cancelled']

/**
 * Deletes a reservation: its nights become free, its record and payment remain. `reason` is empty if none is given. Throws
 * `ReservationNotFound` or `BegunStayNotDeletable`.
 */
export const deleteReservation = (
  lodge: Lodge,
  { id, reason }: { id: string; reason: string },
  actor: Actor,
): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    await lockReservation(lodge.database, transaction, id)
    const row = await findReservation(transaction, id)
    if (row && hasBegun(beginningOf(row), dayInLima(now))) throw new BegunStayNotDeletable()
    const changed = await markDeleted(transaction, id, LISTED)
    if (!row || !changed) throw new ReservationNotFound()
    await lockRoom(lodge.database, transaction, row.room_id)
    await freeNightsOfReservation(transaction, id)
    const facts = reason === '' ? {} : { facts: { reason } }
    await recordEvent(transaction, { reservation_id: id, kind: 'deleted', by: actor.username, ...facts }, now)
    const subject = { kind: 'reservation', id } as const
    await recordAuditEntry(
      transaction,
      { action: 'delete', subject, before: { state: row.state }, actor },
      now,
    )
  })

/** Takes the nights of a confirmed stay again; it had not begun when it was deleted, so it is in one room. An archived room is not offered for nights to come. */
async function takeNightsAgain(
  lodge: Lodge,
  transaction: DatabaseTransaction,
  row: StoredReservation,
): Promise<void> {
  const now = lodge.clock()
  await lockRoom(lodge.database, transaction, row.room_id)
  if (row.out_date >= dayInLima(now)) await roomOnOffer(transaction, row.room_id)
  const owner = { kind: 'reservation', id: row.id } as const
  const range = { roomId: row.room_id, first: row.in_date, last: row.out_date }
  await takeNights(transaction, { ...range, owner }, instantText(now))
}

/**
 * Restores a deleted reservation to the state it was in, with its nights if they are still free. Throws `ReservationNotFound`,
 * `ReservationNotRestorable`, `NightsTaken`, `NightsHeld` or `RoomNotFound`.
 */
export const restoreReservation = (lodge: Lodge, id: string, actor: Actor): Promise<void> =>
  lodge.database.transaction(async (transaction) => {
    const now = lodge.clock()
    await lockReservation(lodge.database, transaction, id)
    const row = await findReservation(transaction, id)
    if (!row) throw new ReservationNotFound()
    const state = row.state === 'deleted' ? row.deleted_from : null
    if (state === null || !RESTORABLE.includes(state)) throw new ReservationNotRestorable()
    if (state === 'confirmed') await takeNightsAgain(lodge, transaction, row)
    await markRestored(transaction, id, state)
    await recordEvent(transaction, { reservation_id: id, kind: 'restored', by: actor.username }, now)
    const subject = { kind: 'reservation', id } as const
    const change = { before: { state: row.state }, after: { state } }
    await recordAuditEntry(transaction, { action: 'update', subject, ...change, actor }, now)
  })
