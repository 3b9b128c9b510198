import type { Executor } from '../../database/connect.ts'

/** The plants' pages as a sitemap tells them, by name, at most `limit`. */
export const plantsOfSitemap = (executor: Executor, limit: number) =>
  executor
    .selectFrom('plant')
    .select(['id', 'photo_version'])
    .orderBy('name_key')
    .orderBy('id')
    .limit(limit)
    .execute()
