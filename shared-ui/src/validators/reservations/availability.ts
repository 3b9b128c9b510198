import * as v from 'valibot'
import { RoomResponse } from '../rooms/room.ts'

/** A reservation that occupies a room, by its nights (`outDate` is the last one), with its client. */
const OccupyingReservation = v.object({
  _id: v.string(),
  inDate: v.string(),
  outDate: v.string(),
  client: v.object({ names: v.string(), surnames: v.string() }),
})

/** `GET /room/availability` (staff). */
export const AvailabilityResponse = v.object({
  availableRooms: v.array(RoomResponse),
  unavailableRooms: v.array(
    v.object({
      ...RoomResponse.entries,
      reservations: v.array(OccupyingReservation),
      blockings: v.array(v.object({ _id: v.string(), date: v.string() })),
      /** Nights held for a guest who is paying. */
      heldNights: v.array(v.string()),
      /** The holds, with the end of each (ISO 8601, UTC). */
      holds: v.array(
        v.object({ purchaseNumber: v.string(), inDate: v.string(), outDate: v.string(), until: v.string() }),
      ),
    }),
  ),
})
export type Availability = v.InferOutput<typeof AvailabilityResponse>
