import { type Quote, quoteFor, solesFromCentimos, tenThousandthsFromSoles } from 'shared-ui/rules/money'
import { lastNight, nightCount, type Stay } from 'shared-ui/rules/stay'
import type { ClientDraft } from 'shared-ui/validators/client'
import type { Room } from 'shared-ui/validators/room'

/** What is being booked. */
export type Booking = { room: Room; stay: Stay; quote: Quote }

/** The booking of a room for a stay, at the room's price (N-02). */
export const bookingOf = (room: Room, stay: Stay): Booking => ({
  room,
  stay,
  quote: quoteFor(tenThousandthsFromSoles(room.pricePerNight), nightCount(stay)),
})

/** `POST /reservation/session-token`: its query, and its body. `visit` gives up what this tab holds. */
export function sessionRequest(booking: Booking, draft: ClientDraft, visit: string) {
  const { room, stay, quote } = booking
  return {
    searchParams: {
      amount: String(solesFromCentimos(quote.total)),
      roomID: room._id,
      inDate: stay.entry,
      outDate: lastNight(stay),
    },
    json: {
      email: draft.email,
      identificationDocument: draft.identificationDocument,
      identificationDocumentNumber: draft.identificationDocumentNumber,
      visit,
    },
  }
}

/** `POST /reservation/make-reservation`: amounts in soles, `outDate` the last night (N-03), WEB and 0 by N-04. */
export function reservationRequest(
  booking: Booking,
  client: ClientDraft,
  payment: { tokenId: string; purchaseNumber: string },
) {
  const { room, stay, quote } = booking
  const total = solesFromCentimos(quote.total)
  return {
    searchParams: { roomID: room._id },
    json: {
      reservation: {
        inDate: stay.entry,
        outDate: lastNight(stay),
        price: solesFromCentimos(quote.price),
        IGV: solesFromCentimos(quote.igv),
        total,
        room: room._id,
        payerIndex: 0,
        channel: 'WEB',
        detail: '',
      },
      client,
      payment: { ...payment, amount: total },
    },
  }
}
