import { type Quote, quoteFor, solesFromCentimos, tenThousandthsFromSoles } from 'shared-ui/rules/money/money'
import { lastNight, nightCount, type Stay } from 'shared-ui/rules/reservations/stay'
import type { ClientDraft } from 'shared-ui/validators/reservations/client'
import type { Room } from 'shared-ui/validators/rooms/room'
import { reservationDetail, type StayExtras } from './stay-extras.ts'

/** A room, a stay and its price. */
export type Booking = { room: Room; stay: Stay; quote: Quote }

/** Returns the booking of a room for a stay, at the room's price per night. */
export const bookingOf = (room: Room, stay: Stay): Booking => ({
  room,
  stay,
  quote: quoteFor(tenThousandthsFromSoles(room.pricePerNight), nightCount(stay)),
})

/**
 * The person who books: the typed data, the optional facts about the stay, whether the terms were accepted, and whether they have
 * called about an arrival after check-in has closed.
 */
export type Client = {
  draft: ClientDraft
  extras: StayExtras
  agreed: boolean
  lateArrivalAccepted: boolean
}

/** Names and surnames as one text, empty while neither is typed. */
export const fullName = ({ draft }: Pick<Client, 'draft'>): string =>
  `${draft.names} ${draft.surnames}`.trim()

/** Identifiers of the browser, whose own holds never block it, and of the tab, whose earlier hold a new one replaces. */
export type Requester = { visit: string; tab: string }

/** Returns query and body of `POST /reservation/session-token`. */
export function sessionRequest(booking: Booking, client: Client, requester: Requester) {
  const { room, stay, quote } = booking
  const { draft, lateArrivalAccepted } = client
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
      ...requester,
      lateArrivalAccepted,
    },
  }
}

/** The token of the card, and the purchase that it pays. */
export type CardPayment = { tokenId: string; purchaseNumber: string }

/** Returns query and body of `POST /reservation/make-reservation`. Amounts are in soles; `outDate` is the last night. */
export function reservationRequest(booking: Booking, client: Client, payment: CardPayment) {
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
        detail: reservationDetail(client.extras, { capacity: room.capacity, nights: quote.nights }),
      },
      lateArrivalAccepted: client.lateArrivalAccepted,
      client: client.draft,
      payment: { ...payment, amount: total },
    },
  }
}
