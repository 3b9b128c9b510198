import type { Purchase } from 'shared-ui/validators/payments/payment'
import type { ClientDraft } from 'shared-ui/validators/reservations/client'
import type { Room } from 'shared-ui/validators/rooms/room'
import { type Booking, bookingOf, type Client } from '../../src/features/booking/state/booking-request.ts'
import type {
  Confirmed,
  Denied,
  DeniedLate,
  OpenSession,
  PurchaseKey,
  Returned,
} from '../../src/features/booking/state/booking-state.ts'
import { NO_EXTRAS } from '../../src/features/booking/state/stay-extras.ts'

// An invented room, stay, client and purchase for tests and stories.
export const room: Room = {
  _id: 'room-103',
  identifier: '103',
  category: 'Doble con balcón',
  description: 'Una cama ancha frente a la ventana del este, desde donde se ve clarear el cerro.',
  pricePerNight: 10.25,
  capacity: 2,
  photo: null,
}

export const stay = { entry: '2027-04-30', departure: '2027-05-01' }

export const booking: Booking = bookingOf(room, stay)

export const draft: ClientDraft = {
  names: 'Lucía',
  surnames: 'Prueba Núñez',
  email: 'lucia@example.pe',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '40404040',
  phone: '987654321',
  location: 'Jr. Puno 100, Cusco',
  country: 'Perú',
  age: '34',
  RUC: '',
}

/** The client with the terms accepted. */
export const client: Client = { draft, extras: NO_EXTRAS, agreed: true, lateArrivalAccepted: false }

export const purchase: PurchaseKey = { purchaseNumber: '3310001', sessionKey: 'key-of-this-browser' }

export const session: OpenSession = {
  purchase,
  merchantId: '400000001',
  amount: 12.1,
  scriptUrl: 'http://localhost:4200/payform.js',
  expiresAt: 4_000_000_000_000,
  testMode: true,
}

const order = {
  purchaseNumber: purchase.purchaseNumber,
  amount: 12.1,
  currency: 'PEN' as const,
  at: '2027-04-01T19:05:00.000Z',
}

const card = { CARD: '491914******9067', BRAND: 'visa' }

export const confirmed: Confirmed = {
  outcome: 'confirmed',
  id: '01a21ffb-91d1-7000-8000-0b80f97b398c',
  guest: { token: 'token-of-this-guest', names: draft.names, surnames: draft.surnames },
  paymentResponse: { order, dataMap: { ...card, ACTION_DESCRIPTION: 'Aprobado y completado con exito' } },
}

export const denied: Denied = {
  outcome: 'denied',
  paymentResponse: {
    order,
    data: {
      CARD: '411111******1111',
      BRAND: 'visa',
      AMOUNT: 12.1,
      ACTION_CODE: '116',
      ACTION_DESCRIPTION: 'Operacion denegada. Fondos insuficientes. Comuniquese con su banco.',
    },
  },
}

export const deniedLate: DeniedLate = { ...denied, outcome: 'denied_late' }

/** A purchase whose charge is being returned or has been returned. */
export const returnedAs = (outcome: Returned['outcome']): Returned => ({
  outcome,
  paymentResponse: { order, dataMap: card },
})

/** A purchase with an outcome that has no further data. */
export const purchaseIn = (outcome: 'held' | 'unknown' | 'never_charged' | 'expired'): Purchase => ({
  outcome,
  paymentResponse: { order },
})
