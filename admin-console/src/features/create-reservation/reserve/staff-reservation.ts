import { type Problems, pickFields } from 'shared-ui/forms/form-fields'
import { quoteFor, solesFromCentimos, tenThousandthsFromSoles } from 'shared-ui/rules/money/money'
import { lastNight, nightCount, type Stay } from 'shared-ui/rules/reservations/stay'
import {
  DEFAULT_CHANNEL,
  NEW_RESERVATION_TEXTS,
  type ReservationTexts,
} from 'shared-ui/validators/reservations/reservation-texts'
import type { Room } from 'shared-ui/validators/rooms/room'
import {
  EMPTY_STAFF_CLIENT,
  type StaffClientDraft,
  sentClient,
  staffClientProblems,
} from '../../../lib/client/staff-client.ts'

/** The form fields of a reservation by staff: its texts and the client. */
export type ReservationDraft = StaffClientDraft & ReservationTexts

export const EMPTY_RESERVATION: ReservationDraft = { ...NEW_RESERVATION_TEXTS, ...EMPTY_STAFF_CLIENT }

/** Validates a draft; returns messages by field. The texts may be empty. */
export const reservationProblems = (draft: ReservationDraft): Problems<ReservationDraft> =>
  staffClientProblems(draft)

/** The price of a stay in a room, in céntimos. */
export const quoteOf = (room: Pick<Room, 'pricePerNight'>, stay: Stay) =>
  quoteFor(tenThousandthsFromSoles(room.pricePerNight), nightCount(stay))

/** The body of `POST /reservation/create` for a draft. The server compares the amounts with its own. */
export function staffReservation(
  { room, stay }: { room: Pick<Room, '_id' | 'pricePerNight'>; stay: Stay },
  draft: ReservationDraft,
) {
  const texts = pickFields(draft, NEW_RESERVATION_TEXTS)
  const quote = quoteOf(room, stay)
  return {
    reservation: {
      inDate: stay.entry,
      outDate: lastNight(stay),
      price: solesFromCentimos(quote.price),
      IGV: solesFromCentimos(quote.igv),
      total: solesFromCentimos(quote.total),
      room: room._id,
      payerIndex: 0,
      ...texts,
      channel: texts.channel.trim() || DEFAULT_CHANNEL,
    },
    client: sentClient(draft),
  }
}
export type StaffReservation = ReturnType<typeof staffReservation>
