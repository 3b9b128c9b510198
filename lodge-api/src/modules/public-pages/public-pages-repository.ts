import type { Executor } from '../../database/connect.ts'

/** Returns the plants for the sitemap, by name, at most `limit`. */
export const plantsOfSitemap = (executor: Executor, limit: number) =>
  executor
    .selectFrom('plant')
    .select(['id', 'photo_version'])
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .execute()
