import * as v from 'valibot'
import { STAY_STATES } from '../../rules/reservations/states/stay-states.ts'
import { Version } from '../fields/numeric.ts'
import { ReservationStateName, ReservationStay } from './reservation.ts'

/** `POST /reservation/check-in` and `/reservation/undo-stay` (staff). */
export const StayMarkRequest = v.object({ version: Version })

/** Whether the nights that a guest does not use stay reserved for them or become free. */
export const REST_OF_NIGHTS = ['keep', 'free'] as const
export type RestOfNights = (typeof REST_OF_NIGHTS)[number]

/** `POST /reservation/check-out` and `/reservation/no-show` (staff); `rest` says what becomes of the nights from tonight on. */
export const StayEndRequest = v.object({
  version: Version,
  rest: v.optional(v.picklist(REST_OF_NIGHTS, 'choice'), 'keep'),
})

/** The state that the stay is in now, and the version of the reservation. */
export const StayMarkedResponse = v.object({ state: v.picklist(STAY_STATES), version: v.number() })
export type StayMarkedResponse = v.InferOutput<typeof StayMarkedResponse>

/** A stay of the day: what reception, kitchen and cleaning need. */
const DayStay = v.object({
  _id: v.string(),
  /** The last night is `outDate`. */
  inDate: v.string(),
  outDate: v.string(),
  state: ReservationStateName,
  stay: ReservationStay,
  version: v.number(),
  detail: v.string(),
  channel: v.string(),
  room: v.object({
    _id: v.string(),
    identifier: v.string(),
    category: v.string(),
    /** The persons that the room is for. */
    capacity: v.number(),
  }),
  /** The name of the room that the guest leaves today for another one. */
  movedFrom: v.optional(v.string()),
  client: v.object({ names: v.string(), surnames: v.string(), phone: v.string(), country: v.string() }),
  /** What the guest still owes, in soles; negative if the lodge owes the guest. */
  balance: v.number(),
  /** How many of the persons who sleep in the room are still to be registered as guests. */
  missingGuests: v.number(),
})
export type DayStay = v.InferOutput<typeof DayStay>

const FreeRoom = v.object({
  _id: v.string(),
  identifier: v.string(),
  category: v.string(),
  capacity: v.number(),
})
export type FreeRoom = v.InferOutput<typeof FreeRoom>

/**
 * `GET /reservation/today` (staff): the lodge's day in Lima, its stays, those of the last days that nobody marked, and the
 * rooms that are free tonight.
 */
export const LodgeDayResponse = v.object({
  day: v.string(),
  stays: v.array(DayStay),
  free: v.array(FreeRoom),
})
export type LodgeDayResponse = v.InferOutput<typeof LodgeDayResponse>
