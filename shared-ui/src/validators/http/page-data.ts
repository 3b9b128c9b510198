import * as v from 'valibot'
import { PlantDetailResponse } from '../garden/plant.ts'
import { AvailableRoomsResponse, RoomResponse, TakenRoomsResponse } from '../rooms/room.ts'

/** The id of the element that carries a page's data as JSON. */
export const PAGE_DATA_ID = 'page-data'

/**
 * What the server knew when it rendered a page. It is embedded in the page, so that the first render in the browser equals the
 * HTML and nothing is requested twice.
 */
export const PageData = v.object({
  /** The lodge's day, `YYYY-MM-DD`. */
  today: v.string(),
  /** On pages that list rooms, the rooms on offer, as `GET /room` returns them. */
  rooms: v.optional(v.array(RoomResponse)),
  /** The stay of the page's address and what `GET /room/filter` and `GET /room/taken` return for it; absent without valid dates. */
  search: v.optional(
    v.object({
      entry: v.string(),
      departure: v.string(),
      found: AvailableRoomsResponse,
      taken: TakenRoomsResponse.entries.takenRooms,
    }),
  ),
  /** On the page of a room, the room. */
  room: v.optional(RoomResponse),
  /** On the page of a plant, what `GET /plant/find-one` returns for it. */
  plant: v.optional(PlantDetailResponse),
})
export type PageData = v.InferOutput<typeof PageData>
