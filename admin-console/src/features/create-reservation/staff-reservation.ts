import { type ClientDraft, clientProblems, EMPTY_CLIENT } from 'shared-ui/copy/client-form'
import { DEFAULT_CHANNEL } from 'shared-ui/copy/create-reservation'
import type { Problems } from 'shared-ui/forms/form-fields'
import { quoteFor, solesFromCentimos, tenThousandthsFromSoles } from 'shared-ui/rules/money'
import { lastNight, nightCount, type Stay } from 'shared-ui/rules/stay'
import type { Room } from 'shared-ui/validators/room'

/** a reservation as staff type it: channel, details and the client. */
export type ReservationDraft = ClientDraft & { channel: string; detail: string }

export const EMPTY_RESERVATION: ReservationDraft = { channel: DEFAULT_CHANNEL, detail: '', ...EMPTY_CLIENT }

/** What is wrong with a draft; channel and details may be empty. */
export const reservationProblems = (draft: ReservationDraft): Problems<ReservationDraft> =>
  clientProblems(draft)

/** N-02: what a stay in a room costs, in céntimos. */
export const quoteOf = (room: Pick<Room, 'pricePerNight'>, stay: Stay) =>
  quoteFor(tenThousandthsFromSoles(room.pricePerNight), nightCount(stay))

/** The body of `POST /reservation/create` for what was typed; the server checks the amounts against its own (B-07). */
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
