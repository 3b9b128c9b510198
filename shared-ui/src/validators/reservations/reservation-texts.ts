import * as v from 'valibot'
import { optionalText, requiredLine } from '../fields/text.ts'

/** The channel of a reservation unless another is given. */
export const DEFAULT_CHANNEL = 'WEB'

/** The longest channel and details, in characters. */
export const LONGEST_CHANNEL = 50
export const LONGEST_DETAIL = 1000

/**
 * The texts of a reservation as requests carry them. Requests, responses, forms, history, and CSV take the texts from
 * here, in this order.
 */
export const reservationTexts = {
  channel: v.optional(requiredLine(LONGEST_CHANNEL), DEFAULT_CHANNEL),
  detail: optionalText(LONGEST_DETAIL),
}

const Texts = v.object(reservationTexts)
export type ReservationTexts = v.InferOutput<typeof Texts>
export type ReservationText = keyof ReservationTexts

/** The names of the texts. */
export const RESERVATION_TEXTS = v.keyof(Texts).options

/** The texts of a new reservation. */
export const NEW_RESERVATION_TEXTS: ReservationTexts = v.parse(Texts, {})

/** The same texts in a response: older reservations have the values that were valid at the time. */
export const storedReservationTexts = v.entriesFromList(RESERVATION_TEXTS, v.string())
