import * as v from 'valibot'

const text = v.optional(v.fallback(v.string(), ''))

/** Search parameters of the room search; `outDate` is the departure. Invalid dates are retained, so that they can be reported. */
export const StaySearch = v.object({ inDate: text, outDate: text })
export type StayInAddress = v.InferOutput<typeof StaySearch>
