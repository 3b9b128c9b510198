import type { Insertable } from 'kysely'
import type { DatabaseTransaction } from '../../database/connect.ts'
import type { BlockingTable } from '../../database/schema.ts'

export const insertBlocking = (transaction: DatabaseTransaction, blocking: Insertable<BlockingTable>) =>
  transaction.insertInto('blocking').values(blocking).execute()

/** Lists the given blockings that belong to the room. */
export const findBlockings = (
  transaction: DatabaseTransaction,
  { roomId, ids }: { roomId: string; ids: string[] },
) =>
  transaction
    .selectFrom('blocking')
    .select(['id', 'date'])
    .where('room_id', '=', roomId)
    .where('id', 'in', ids)
    .orderBy('date')
    .execute()

export const deleteBlockings = (transaction: DatabaseTransaction, ids: string[]) =>
  transaction.deleteFrom('blocking').where('id', 'in', ids).execute()
