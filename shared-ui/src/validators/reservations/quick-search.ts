import * as v from 'valibot'
import { STAY_STATES } from '../../rules/reservations/states/stay-states.ts'
import { optionalLine } from '../fields/text.ts'
import { ReservationStateName } from './reservation.ts'
import { EarlierRooms } from './segment.ts'

/** `GET /search` (staff): what was typed; an empty text finds nothing. */
export const QuickSearchQuery = v.object({ search: optionalLine(100) })

const FoundReservation = v.object({
  _id: v.string(),
  inDate: v.string(),
  outDate: v.string(),
  state: ReservationStateName,
  stay: v.object({ state: v.picklist(STAY_STATES) }),
  room: v.object({ identifier: v.string() }),
  earlierRooms: EarlierRooms,
  client: v.object({ names: v.string(), surnames: v.string() }),
})
export type FoundReservation = v.InferOutput<typeof FoundReservation>

/** The first of the reservations (newest first), rooms and plants that contain each word; whether there are more reservations. */
export const QuickSearchResponse = v.object({
  reservations: v.array(FoundReservation),
  hasMoreReservations: v.boolean(),
  rooms: v.array(v.object({ _id: v.string(), identifier: v.string(), category: v.string() })),
  plants: v.array(v.object({ _id: v.string(), name: v.string(), scientificName: v.string() })),
})
export type QuickSearch = v.InferOutput<typeof QuickSearchResponse>
