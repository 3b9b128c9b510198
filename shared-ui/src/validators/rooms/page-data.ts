import * as v from 'valibot'
import { AvailableRoomsResponse, RoomResponse } from './room.ts'

/** The id of the element that carries a page's data as JSON. */
export const PAGE_DATA_ID = 'page-data'

/**
 * What the server knew when it rendered a page. It is embedded in the page, so that the first render in the browser equals the
 * HTML and nothing is requested twice.
 */
export const PageData = v.object({
  /** The lodge's day, `YYYY-MM-DD`. */
  today: v.string(),
  /** The rooms on offer, as `GET /room` returns them. */
  rooms: v.array(RoomResponse),
  /** The stay of the page's address and what `GET /room/filter` returns for it; absent without valid dates. */
  search: v.optional(v.object({ entry: v.string(), departure: v.string(), found: AvailableRoomsResponse })),
})
export type PageData = v.InferOutput<typeof PageData>
