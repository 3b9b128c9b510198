import * as v from 'valibot'
import { AddressId, addressText } from '../../lib/address-text.ts'

// Read with the address, before any screen is there: so it needs nothing that a screen needs.
const LONGEST_DATE = 10

/**
 * The room and the dates that are asked for, as the page's address holds them; `''` where the reservation keeps its own.
 * `outDate` is the departure. A date that is none is told beside its field.
 */
export const ChangeSearch = v.object({
  roomID: AddressId,
  inDate: addressText(LONGEST_DATE),
  outDate: addressText(LONGEST_DATE),
})
export type ChangeInAddress = v.InferOutput<typeof ChangeSearch>

export const EMPTY_CHANGE: ChangeInAddress = { roomID: '', inDate: '', outDate: '' }
