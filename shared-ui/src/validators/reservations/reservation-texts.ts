import * as v from 'valibot'
import { optionalText, requiredLine } from '../fields/text.ts'

/** The channel of a reservation unless another is given. */
export const DEFAULT_CHANNEL = 'WEB'

/** The longest channel and details, in characters. */
export const LONGEST_CHANNEL = 50
export const LONGEST_DETAIL = 1000

/**
 * The texts of a reservation as requests carry them. Requests, responses, forms, history, CSV and OpenAPI take the texts from
 * here, in this order. A new text also needs:
 * 1. a migration, its line in `migrate.ts` and its column in `database/schema.ts` and `modules/reservations/reservation-texts.ts`;
 * 2. a name in `copy/reservations/reservation-fields.ts`;
 * 3. in the console, `lib/reservation-texts/ReservationTextFields.tsx`, and for the list `list/reservation-columns.tsx` and
 *    `list/ReservationCards.tsx`;
 * 4. if visitors enter it, `state/booking-request.ts` and `client/ClientStep.tsx` of the public site's `features/booking/`;
 * 5. if mails show it, `lodge-api/src/mail/mail-parts.ts`;
 * 6. if guests see it, `guest-reservation.ts` here, `guest-reservation-response.ts` in the server, and the public site's `StayCard.tsx`;
 * 7. if it says something about a person, `modules/personal-data/erasure-repository.ts`.
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
