import * as v from 'valibot'

// Read with the address, before any screen is there: so it needs nothing that a screen needs.
const LONGEST_ID = 64
const LONGEST_DATE = 10
const textOrNone = (longest: number) =>
  v.optional(v.fallback(v.pipe(v.string(), v.maxLength(longest)), ''), '')

/**
 * The room and the dates that are asked for, as the page's address holds them; `''` where the reservation keeps its own.
 * `outDate` is the departure. A date that is none is told beside its field.
 */
export const ChangeSearch = v.object({
  roomID: textOrNone(LONGEST_ID),
  inDate: textOrNone(LONGEST_DATE),
  outDate: textOrNone(LONGEST_DATE),
})
export type ChangeInAddress = v.InferOutput<typeof ChangeSearch>

export const NOTHING_ASKED: ChangeInAddress = { roomID: '', inDate: '', outDate: '' }
