import { type SelectQueryBuilder, sql } from 'kysely'

/** A page of a list that is newest first: at most `limit` rows below the id `after`, or from the newest row. */
export type CursorPage = { after: string | undefined; limit: number }

/** A page as a request states it: its size, and the `next` of the previous page. */
export type RequestedPage = { group: number; after?: string | undefined }

/** Restricts a query to a page, newest first. Ids sort by creation. For `$call`. */
export const newestFirst =
  (idColumn: 'id' | `${string}.id`, { after, limit }: CursorPage) =>
  <Schema, Tables extends keyof Schema, Row>(query: SelectQueryBuilder<Schema, Tables, Row>) => {
    const id = sql.ref<string>(idColumn)
    const ordered = query.orderBy(id, 'desc').limit(limit)
    return after === undefined ? ordered : ordered.where(id, '<', after)
  }

/**
 * Reads a page and the total of its list. `list` is asked for one row more than the page shows, which tells whether another page
 * follows; `next` is the cursor of that page, or null.
 */
export async function readPage<Row extends { id: string }, Total>(
  { after, group }: RequestedPage,
  list: (page: CursorPage) => Promise<Row[]>,
  counting: Promise<Total>,
): Promise<{ shown: Row[]; total: Total; next: string | null }> {
  const [rows, total] = await Promise.all([list({ after, limit: group + 1 }), counting])
  const shown = rows.slice(0, group)
  return { shown, total, next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null }
}
