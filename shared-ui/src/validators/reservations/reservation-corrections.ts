import * as v from 'valibot'
import { Version } from '../fields/numeric.ts'
import { optionalText } from '../fields/text.ts'
import { ClientResponse, StaffClientSchema } from './client.ts'
import { RESERVATION_TEXTS, reservationTexts } from './reservation-texts.ts'

/** The longest reason of a cancellation, a deletion or a change, in characters. */
export const LONGEST_REASON = 500

/** `DELETE /reservation/delete` (staff): the body may be missing. */
export const DeleteReservationRequest = v.optional(v.object({ reason: optionalText(LONGEST_REASON) }), {})

/** The longest notes, in characters. */
export const LONGEST_NOTES = 1000

/** `PUT /reservation/update` (staff): the whole client, texts and notes, as shown and corrected. */
export const ReservationCorrection = v.object({
  version: Version,
  client: StaffClientSchema,
  ...reservationTexts,
  notes: optionalText(LONGEST_NOTES),
})

/** The fields that a correction can change, in the order of the form. */
export const CORRECTED_FIELDS = [...v.keyof(ClientResponse).options, ...RESERVATION_TEXTS, 'notes'] as const
export type CorrectedField = (typeof CORRECTED_FIELDS)[number]
