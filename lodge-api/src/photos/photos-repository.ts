import { sql } from 'kysely'
import type { DatabaseTransaction, Executor } from '../database/connect.ts'
import type { RenderedPhoto } from './photo-rendering.ts'

/** Stores every size of a picture for its owner and deletes the previous picture. */
export async function storePhoto(
  transaction: DatabaseTransaction,
  ownerId: string,
  { version, sizes }: RenderedPhoto,
): Promise<void> {
  await erasePhoto(transaction, ownerId)
  const rows = sizes.map(({ width, bytes }) => ({ owner_id: ownerId, width, version, bytes }))
  await transaction.insertInto('photo').values(rows).execute()
}

/** Deletes every size of a picture. */
export const erasePhoto = (transaction: DatabaseTransaction, ownerId: string) =>
  transaction.deleteFrom('photo').where('owner_id', '=', ownerId).execute()

/** Returns the smallest stored size that is at least `width` wide, or the largest, with the picture's version. */
export const findPhoto = (executor: Executor, ownerId: string, width: number) =>
  executor
    .selectFrom('photo')
    .select(['bytes', 'width', 'version'])
    .where('owner_id', '=', ownerId)
    .orderBy(sql`case when width >= ${width} then 0 else 1 end`)
    .orderBy(sql`abs(width - ${width})`)
    .limit(1)
    .executeTakeFirst()
