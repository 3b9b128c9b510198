import { type ClientDraft, clientProblems, EMPTY_CLIENT } from 'shared-ui/copy/booking/client-form'
import { DEFAULT_CHANNEL } from 'shared-ui/copy/reservations/create-reservation'
import type { Problems } from 'shared-ui/forms/form-fields'
import { quoteFor, solesFromCentimos, tenThousandthsFromSoles } from 'shared-ui/rules/money/money'
import { lastNight, nightCount, type Stay } from 'shared-ui/rules/reservations/stay'
import type { Room } from 'shared-ui/validators/rooms/room'

/** The form fields of a reservation by staff: channel, details and client. */
export type ReservationDraft = ClientDraft & { channel: string; detail: string }

export const EMPTY_RESERVATION: ReservationDraft = { channel: DEFAULT_CHANNEL, detail: '', ...EMPTY_CLIENT }

/** Validates a draft; returns messages by field. Channel and details may be empty. */
export const reservationProblems = (draft: ReservationDraft): Problems<ReservationDraft> =>
  clientProblems(draft)

/** The price of a stay in a room, in céntimos. */
export const quoteOf = (room: Pick<Room, 'pricePerNight'>, stay: Stay) =>
  quoteFor(tenThousandthsFromSoles(room.pricePerNight), nightCount(stay))

/** The body of `POST /reservation/create` for a draft. The server compares the amounts with its own. */
export function staffReservation(
  { room, stay }: { room: Pick<Room, '_id' | 'pricePerNight'>; stay: Stay },
  { channel, detail, ...client }: ReservationDraft,
) {
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
      channel: channel.trim() || DEFAULT_CHANNEL,
      detail,
    },
    client,
  }
}
export type StaffReservation = ReturnType<typeof staffReservation>
