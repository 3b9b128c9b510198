import * as v from 'valibot'

/** The rooms that a guest had before the present one, in order; missing if there are none. */
export const EarlierRooms = v.optional(v.array(v.object({ identifier: v.string(), category: v.string() })))

/** Nights of a stay in one room at one price per night; `outDate` is the last of them, amounts in soles. */
export const SegmentResponse = v.object({
  room: v.object({ _id: v.string(), identifier: v.string(), category: v.string() }),
  inDate: v.string(),
  outDate: v.string(),
  pricePerNight: v.number(),
  price: v.number(),
  IGV: v.number(),
  total: v.number(),
})
export type Segment = v.InferOutput<typeof SegmentResponse>
