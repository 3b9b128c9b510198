import { sql } from 'kysely'
import type { Executor } from '../database/connect.ts'
import type { PhotoSize } from './photo-rendering.ts'

/** Keeps every size of a picture beside what it shows. */
export const insertPhoto = (executor: Executor, ownerId: string, sizes: PhotoSize[]) =>
  executor
    .insertInto('photo')
    .values(sizes.map((size) => ({ owner_id: ownerId, width: size.width, bytes: size.bytes })))
    .execute()

/** The smallest kept size at least `width` wide, or the largest there is, with the picture's version. */
export const findRoomPhoto = (executor: Executor, roomId: string, width: number) =>
  executor
    .selectFrom('photo')
    .innerJoin('room', 'room.id', 'photo.owner_id')
    .select(['photo.bytes', 'photo.width', 'room.photo_version as version'])
    .where('photo.owner_id', '=', roomId)
    .orderBy(sql`case when photo.width >= ${width} then 0 else 1 end`)
    .orderBy(sql`abs(photo.width - ${width})`)
    .limit(1)
    .executeTakeFirst()
