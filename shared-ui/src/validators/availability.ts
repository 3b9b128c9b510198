import * as v from 'valibot'
import { RoomResponse } from './room.ts'

/** What keeps a room from being free: a reservation, by its nights (`outDate` the last one), and whose it is. */
const OccupyingReservation = v.object({
  _id: v.string(),
  inDate: v.string(),
  outDate: v.string(),
  client: v.object({ names: v.string(), surnames: v.string() }),
})

/** `GET /room/availability` (C-03, staff). */
export const AvailabilityResponse = v.object({
  availableRooms: v.array(RoomResponse),
  unavailableRooms: v.array(
    v.object({
      ...RoomResponse.entries,
      reservations: v.array(OccupyingReservation),
      blockings: v.array(v.object({ _id: v.string(), date: v.string() })),
      /** Nights held for somebody who is paying just now. */
      heldNights: v.array(v.string()),
      /** The holds themselves, with when each ends (ISO 8601, UTC). */
      holds: v.array(
        v.object({ purchaseNumber: v.string(), inDate: v.string(), outDate: v.string(), until: v.string() }),
      ),
    }),
  ),
})
export type Availability = v.InferOutput<typeof AvailabilityResponse>
