import { dayInLima } from 'shared-ui/rules/calendar-date'
import type { DatabaseTransaction } from '../../database/connect.ts'
import { instantText } from '../../database/instants.ts'
import type { Lodge } from '../../lodge.ts'
import { erasePhoto } from '../../photos/photos-repository.ts'
import { type Actor, recordDeed } from '../audit/audit-service.ts'
import { lockRoom } from '../nights/nights-service.ts'
import {
  archiveRoom,
  countComingReservations,
  eraseRoom,
  hasPast,
  isHeld,
} from './room-changes-repository.ts'
import { RoomHeld, RoomReserved } from './room-errors.ts'
import { roomOnOffer } from './rooms-service.ts'

/** Throws `RoomReserved` with the number of reservations to come, `RoomHeld` while somebody is paying for one. */
async function checkUnreserved(transaction: DatabaseTransaction, id: string, now: number): Promise<void> {
  const coming = await countComingReservations(transaction, id, dayInLima(now))
  if (coming > 0) throw new RoomReserved(coming)
  if (await isHeld(transaction, id, instantText(now))) throw new RoomHeld()
}

/**
 * Case 11: takes a room off offer. Its record stays, archived, where reservations or payments tell of it; otherwise it is
 * erased. Gives whether it was archived. Throws `RoomNotFound`, `RoomReserved`, `RoomHeld`.
 */
export function deleteRoom(lodge: Lodge, id: string, actor: Actor): Promise<boolean> {
  const now = lodge.clock()
  return lodge.database.transaction(async (transaction) => {
    await lockRoom(lodge.database, transaction, id)
    const before = await roomOnOffer(transaction, id)
    await checkUnreserved(transaction, id, now)
    const archived = await hasPast(transaction, id)
    if (archived) await archiveRoom(transaction, id, instantText(now))
    else {
      await eraseRoom(transaction, id)
      await erasePhoto(transaction, id)
    }
    const subject = { kind: 'room', id } as const
    await recordDeed(transaction, { action: 'delete', subject, before, after: { archived }, actor }, now)
    return archived
  })
}
