import { dayInLima } from 'shared-ui/rules/dates/calendar-date'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { erasePhoto } from '../../photos/photos-repository.ts'
import { type Actor, recordAuditEntry } from '../audit/audit-service.ts'
import { lockRoom } from '../nights/nights-service.ts'
import {
  archiveRoom,
  countComingReservations,
  eraseRoom,
  hasBookings,
  isHeld,
} from './room-changes-repository.ts'
import { RoomHeld, RoomReserved } from './room-errors.ts'
import { roomOnOffer } from './rooms-service.ts'

/** Throws `RoomReserved` with the number of upcoming reservations, or `RoomHeld` while a guest is paying. */
async function checkUnreserved(transaction: DatabaseTransaction, id: string, now: number): Promise<void> {
  const coming = await countComingReservations(transaction, id, dayInLima(now))
  if (coming > 0) throw new RoomReserved(coming)
  if (await isHeld(transaction, id, instantText(now))) throw new RoomHeld()
}

/**
 * Removes a room from the offer and returns whether it was archived. It is archived if reservations or payments refer to it,
 * otherwise deleted. Throws `RoomNotFound`, `RoomReserved` or `RoomHeld`.
 */
export function deleteRoom(lodge: Lodge, id: string, actor: Actor): Promise<boolean> {
  const now = lodge.clock()
  return lodge.database.transaction(async (transaction) => {
    await lockRoom(lodge.database, transaction, id)
    const before = await roomOnOffer(transaction, id)
    await checkUnreserved(transaction, id, now)
    const archived = await hasBookings(transaction, id)
    if (archived) await archiveRoom(transaction, id, instantText(now))
    else {
      await eraseRoom(transaction, id)
      await erasePhoto(transaction, id)
    }
    const subject = { kind: 'room', id } as const
    await recordAuditEntry(
      transaction,
      { action: 'delete', subject, before, after: { archived }, actor },
      now,
    )
    return archived
  })
}
