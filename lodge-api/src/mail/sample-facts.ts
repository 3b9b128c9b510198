import type { MailDocument } from './render/mail-document.ts'
import { renderHtml } from './render/render-html.ts'
import { renderText } from './render/render-text.ts'
import type { PaymentFacts, ReservationFacts } from './reservation-facts.ts'
import { NO_REFUND, type SettlementFacts } from './settlement-facts.ts'

/** Made-up data for tests of mails: two nights, paid with a Visa card. */
export const SAMPLE_PAYMENT: PaymentFacts = {
  purchaseNumber: '3310001',
  state: 'confirmed',
  total: 59_000,
  card: '491914******9067',
  brand: 'visa',
  actionCode: '000',
  answer: 'Aprobado y completado con exito',
  at: '2026-11-28T23:30:15-05:00',
  stateAt: '2026-11-29T04:30:16.000Z',
  testMode: false,
}

export const SAMPLE_FACTS: ReservationFacts = {
  id: '01977000-0000-7000-8000-0000a1b2c3d4',
  state: 'confirmed',
  stay: { entry: '2026-11-30', departure: '2026-12-02' },
  pricePerNight: 2_500_000,
  price: 50_000,
  igv: 9_000,
  total: 59_000,
  room: { id: 'room-molle', identifier: 'Molle', category: 'Doble' },
  client: {
    names: 'Rosa Elvira',
    surnames: 'Quispe Mamani',
    email: 'rosa.quispe@example.pe',
    phone: '984000111',
  },
  payment: SAMPLE_PAYMENT,
}

/** The sample with other payment details. */
export const withPayment = (changes: Partial<PaymentFacts>): ReservationFacts => ({
  ...SAMPLE_FACTS,
  state: changes.state === undefined || changes.state === 'confirmed' ? 'confirmed' : 'failed',
  payment: { ...SAMPLE_PAYMENT, ...changes },
})

export const SAMPLE_MONEY: SettlementFacts = {
  paidByCard: 59_000,
  change: NO_REFUND,
  percent: null,
  byGuest: false,
  cancellation: NO_REFUND,
  manual: [],
}

export const SAMPLE_LINKS = {
  publicUrl: 'https://lodge.example.pe',
  adminUrl: 'https://consola.example.pe',
  reservation: 'https://lodge.example.pe/my-reservation#abc',
}

/** Renders a mail as HTML and as text, for tests that expect the same content in both. Throws on null. */
export function bothForms(document: MailDocument | null): string[] {
  if (!document) throw new Error('No mail is sent in this state.')
  return [renderHtml(document), renderText(document)]
}
