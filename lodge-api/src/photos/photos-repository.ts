import { sql } from 'kysely'
import type { DatabaseTransaction, Executor } from '../database/connect.ts'
import type { RenderedPhoto } from './photo-rendering.ts'

/** Keeps every size of a picture beside what it shows, in place of the one before. */
export async function storePhoto(
  transaction: DatabaseTransaction,
  ownerId: string,
  { version, sizes }: RenderedPhoto,
): Promise<void> {
  await erasePhoto(transaction, ownerId)
  const rows = sizes.map(({ width, bytes }) => ({ owner_id: ownerId, width, version, bytes }))
  await transaction.insertInto('photo').values(rows).execute()
}

/** Erases every size of a picture. */
export const erasePhoto = (transaction: DatabaseTransaction, ownerId: string) =>
  transaction.deleteFrom('photo').where('owner_id', '=', ownerId).execute()

/** The smallest kept size at least `width` wide, or the largest there is, with the picture's version. */
export const findPhoto = (executor: Executor, ownerId: string, width: number) =>
  executor
    .selectFrom('photo')
    .select(['bytes', 'width', 'version'])
    .where('owner_id', '=', ownerId)
    .orderBy(sql`case when width >= ${width} then 0 else 1 end`)
    .orderBy(sql`abs(width - ${width})`)
    .limit(1)
    .executeTakeFirst()
