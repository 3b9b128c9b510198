import { quoteFor, solesFromCentimos } from 'shared-ui/rules/money/money'
import { lastNight, nightCount, type Stay } from 'shared-ui/rules/reservations/stay'

/** A fictitious client, as the form sends it. */
export const CLIENT = {
  names: 'Rosa Elvira',
  surnames: 'Quispe Mamani',
  email: 'rosa.quispe@example.pe',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '44556677',
  phone: '984 000 111',
  location: 'Jirón de Ejemplo 123, Lima',
  country: 'Perú',
  age: '34',
  RUC: '',
}

/** The reservation part of a booking with the lodge's price; `pricePerNight` in 1/10000 soles. */
export function reservationBody(roomId: string, stay: Stay, pricePerNight = 2_000_000) {
  const quote = quoteFor(pricePerNight, nightCount(stay))
  return {
    inDate: stay.entry,
    outDate: lastNight(stay),
    price: solesFromCentimos(quote.price),
    IGV: solesFromCentimos(quote.igv),
    total: solesFromCentimos(quote.total),
    room: roomId,
    payerIndex: 0,
    channel: 'WEB',
    detail: '',
  }
}

/** URL and body that open a payment session. */
export function sessionRequest(roomId: string, stay: Stay, pricePerNight?: number) {
  const { total, inDate, outDate } = reservationBody(roomId, stay, pricePerNight)
  const query = new URLSearchParams({ amount: String(total), roomID: roomId, inDate, outDate })
  const { email, identificationDocument, identificationDocumentNumber } = CLIENT
  return {
    url: `/reservation/session-token?${query.toString()}`,
    body: { email, identificationDocument, identificationDocumentNumber },
  }
}

/** URL and body that charge a card for a stay. */
export function bookingRequest(
  roomId: string,
  stay: Stay,
  payment: { tokenId: string; purchaseNumber: string },
) {
  const reservation = reservationBody(roomId, stay)
  return {
    url: `/reservation/make-reservation?roomID=${roomId}`,
    body: { reservation, client: CLIENT, payment: { ...payment, amount: reservation.total } },
  }
}
