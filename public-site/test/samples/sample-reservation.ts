import type { GuestReservationResponse } from 'shared-ui/validators/reservations/guest-reservation'

/** An invented reservation for tests and stories: confirmed, paid by card, twenty days before the entry. */
export const SAMPLE: GuestReservationResponse = {
  number: '52CC4B20',
  state: 'confirmed',
  names: 'Lucía',
  surnames: 'Prueba Núñez',
  details: ['Llegada: hacia las 16:00', 'Comentarios: Llegamos en bus.'],
  room: { identifier: 'Molle', category: 'Doble con balcón' },
  segments: [
    {
      room: { identifier: 'Molle' },
      inDate: '2027-04-30',
      outDate: '2027-05-01',
      pricePerNight: 250,
      price: 500,
    },
  ],
  entry: '2027-04-30',
  departure: '2027-05-02',
  nights: 2,
  pricePerNight: 250,
  price: 500,
  IGV: 90,
  total: 590,
  paidByCard: 590,
  retained: 0,
  balance: 0,
  version: 1,
  offered: { daysAhead: 20, percent: 80, amount: 472 },
  given: null,
}

/** The same reservation after its guest has cancelled it. */
export const CANCELLED: GuestReservationResponse = {
  ...SAMPLE,
  state: 'cancelled',
  paidByCard: 118,
  version: 2,
  offered: null,
  given: {
    at: '2027-04-10T15:20:00.000Z',
    daysAhead: 20,
    percent: 80,
    amount: 472,
    atDesk: 0,
    mayHavePaidAtDesk: false,
    state: 'waiting',
  },
}
