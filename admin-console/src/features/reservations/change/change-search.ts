import * as v from 'valibot'
import { AddressId, addressText } from '../../../lib/search/address-text.ts'

// Parsed by the route before its screen is loaded, so this module must not import what only the screen needs.
const LONGEST_DATE = 10

/**
 * Search parameters of a change: the requested room and dates; `''` if the reservation keeps its own. `outDate` is the
 * departure. Invalid dates are retained, so that the form can report them.
 */
export const ChangeSearch = v.object({
  roomID: AddressId,
  inDate: addressText(LONGEST_DATE),
  outDate: addressText(LONGEST_DATE),
})
export type ChangeInAddress = v.InferOutput<typeof ChangeSearch>

export const EMPTY_CHANGE: ChangeInAddress = { roomID: '', inDate: '', outDate: '' }
