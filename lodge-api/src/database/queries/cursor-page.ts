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

/** Returns the page to read for a requested one: one row more, which shows whether another page follows. */
export const withOneMore = ({ after, group }: RequestedPage): CursorPage => ({ after, limit: group + 1 })

/** Returns the rows of a page read by `withOneMore`, and the cursor of the next page: null if there is none. */
export function splitPage<Row extends { id: string }>(
  rows: Row[],
  { group }: RequestedPage,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, group)
  return { shown, next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null }
}
