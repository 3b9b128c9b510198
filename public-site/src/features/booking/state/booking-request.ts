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

/**
 * Who books: what was typed, whether the terms were accepted, and whether the guest has called about an arrival after check-in has
 * closed.
 */
export type Guest = { draft: ClientDraft; agreed: boolean; lateArrivalAccepted: boolean }

/** Who asks: the browser, whose own holds never block it, and the tab, whose earlier hold the new one replaces (M-08). */
export type Requester = { visit: string; tab: string }

/** `POST /reservation/session-token`: its query and its body. */
export function sessionRequest(booking: Booking, guest: Guest, asker: Requester) {
  const { room, stay, quote } = booking
  const { draft, lateArrivalAccepted } = guest
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
      ...asker,
      lateArrivalAccepted,
    },
  }
}

/** The card's token, and the purchase that it pays. */
export type CardPayment = { tokenId: string; purchaseNumber: string }

/** `POST /reservation/make-reservation`: amounts in soles, `outDate` the last night (N-03), WEB and 0 by N-04. */
export function reservationRequest(booking: Booking, guest: Guest, payment: CardPayment) {
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
      lateArrivalAccepted: guest.lateArrivalAccepted,
      client: guest.draft,
      payment: { ...payment, amount: total },
    },
  }
}
