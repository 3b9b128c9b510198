import type { PaymentState, ReservationRefund } from 'shared-ui/validators/payments/reservation-payment'
import type {
  ReservationDetail,
  ReservationEventResponse,
  ReservationSummaryResponse,
} from 'shared-ui/validators/reservations/reservation'
import { CANCELLED_FOLIO, FAILED_FOLIO, SAMPLE_FOLIO } from './sample-folios.ts'

/** A sample reservation of one night for tests and stories; `part` overrides its fields. */
export const sampleReservation = (
  part: Partial<ReservationSummaryResponse> = {},
): ReservationSummaryResponse => ({
  _id: '018f-1',
  inDate: '2026-11-27',
  outDate: '2026-11-27',
  price: 220,
  IGV: 39.6,
  total: 259.6,
  payerIndex: 0,
  channel: 'WEB',
  detail: '',
  state: 'confirmed',
  stay: { state: 'to_come', at: null, by: null, freedFrom: null },
  notes: '',
  createdAt: '2026-11-20T19:05:00.000Z',
  room: { _id: 'r1', identifier: 'Orquídea', category: 'Matrimonial' },
  client: { names: 'Rosa Elvira', surnames: 'Quispe Mamani' },
  balance: 0,
  ...part,
})

const GUESTS = [
  { names: 'Rosa Elvira', surnames: 'Quispe Mamani' },
  { names: 'Thomas', surnames: 'Becker' },
  { names: 'María José', surnames: 'Núñez & Hijos' },
  { names: 'Ingrid', surnames: 'Sørensen' },
  { names: 'Óscar', surnames: 'Huamán Ttito' },
  { names: 'Ana Beatriz de las Mercedes', surnames: 'Lima e Souza Castelo Branco' },
]
const STATES = ['confirmed', 'pending', 'confirmed', 'failed', 'confirmed', 'deleted'] as const

/** Six reservations, as many as the first group, in various states. */
export const SAMPLE_RESERVATIONS = GUESTS.map((client, index) =>
  sampleReservation({
    _id: `018f-${index}`,
    client,
    state: STATES[index] ?? 'confirmed',
    inDate: `2026-12-0${index + 1}`,
    outDate: `2026-12-0${index + 3}`,
    total: 259.6 * (index + 1),
    balance: [0, 519.2, -20][index] ?? 0,
    channel: index % 2 === 0 ? 'WEB' : 'Recepción',
  }),
)

/** A reservation with all details, paid by card. */
export const SAMPLE_DETAIL: ReservationDetail = {
  ...sampleReservation({ inDate: '2026-12-28', outDate: '2026-12-31' }),
  detail: 'Llegan tarde.\nTraen un perro pequeño.',
  pricePerNight: 220,
  price: 880,
  IGV: 158.4,
  total: 1038.4,
  segments: [
    {
      room: { _id: 'r1', identifier: 'Orquídea', category: 'Matrimonial' },
      inDate: '2026-12-28',
      outDate: '2026-12-31',
      pricePerNight: 220,
      price: 880,
      IGV: 158.4,
      total: 1038.4,
    },
  ],
  room: {
    _id: 'r1',
    identifier: 'Orquídea',
    category: 'Matrimonial',
    description: 'Con vista al valle.',
    pricePerNight: 240,
    capacity: 2,
    photo: null,
  },
  client: {
    names: 'Rosa Elvira',
    surnames: 'Quispe Mamani',
    email: 'rosa.quispe@example.pe',
    identificationDocument: 'DNI',
    identificationDocumentNumber: '40000001',
    phone: '+51900000001',
    location: 'Calle de Ejemplo 100, Cusco',
    country: 'Perú',
    age: 41,
    RUC: '20699999998',
  },
  payment: {
    purchaseNumber: '1042',
    state: 'confirmed',
    amount: 1038.4,
    card: '411111******1111',
    brand: 'visa',
    transactionId: '990000000001042',
    at: '2026-11-20T19:05:00.000Z',
    testMode: true,
  },
  paidByCard: 1038.4,
  paidForStay: { card: 1038.4, desk: 0 },
  folio: SAMPLE_FOLIO,
  refunds: [],
  guests: [],
  expectedGuests: 2,
  version: 2,
  history: [
    { at: '2026-11-20T19:04:50.000Z', kind: 'payment_sent', by: null },
    { at: '2026-11-20T19:05:00.000Z', kind: 'confirmed', by: null },
    { at: '2026-11-20T19:05:04.000Z', kind: 'mail_sent', by: null },
  ],
}

/** The same, cancelled 14 days before entry; `refund` overrides fields of its refund. */
export const cancelledDetail = (refund: Partial<ReservationRefund> = {}): ReservationDetail => ({
  ...SAMPLE_DETAIL,
  state: 'cancelled',
  paidByCard: 207.68,
  folio: CANCELLED_FOLIO,
  version: 3,
  refunds: [
    {
      _id: 'd1',
      amount: 830.72,
      cause: 'cancellation',
      state: 'done',
      problem: '',
      reference: '1042-1',
      at: '2026-12-14T15:00:05.000Z',
      ...refund,
    },
  ],
  history: [
    ...SAMPLE_DETAIL.history,
    {
      at: '2026-12-01T15:00:00.000Z',
      kind: 'changed',
      by: 'recepcion',
      facts: {
        before: { room: 'Molle · Doble', inDate: '2026-12-27', outDate: '2026-12-30', total: 944 },
        after: { room: 'Orquídea · Matrimonial', inDate: '2026-12-28', outDate: '2026-12-31', total: 1038.4 },
      },
    },
    {
      at: '2026-12-14T15:00:00.000Z',
      kind: 'cancelled',
      by: 'recepcion',
      facts: { reason: 'La huésped está enferma.', percent: 80, daysAhead: 14, card: 830.72, desk: 0 },
    },
    { at: '2026-12-14T15:00:05.000Z', kind: 'refunded', by: null, facts: { card: 830.72 } },
  ],
})

/** A failed reservation whose payment ended in `state` and whose history ends with an event of `kind`. */
export const failedDetail = (
  state: PaymentState,
  kind: ReservationEventResponse['kind'],
): ReservationDetail => ({
  ...SAMPLE_DETAIL,
  state: 'failed',
  payment: SAMPLE_DETAIL.payment && { ...SAMPLE_DETAIL.payment, state },
  paidByCard: 0,
  folio: FAILED_FOLIO,
  history: [
    { at: '2026-11-20T19:04:50.000Z', kind: 'payment_sent', by: null, facts: { card: 1038.4 } },
    { at: '2026-11-20T19:06:10.000Z', kind: 'payment_unanswered', by: null, facts: { card: 1038.4 } },
    {
      at: '2026-11-20T19:08:00.000Z',
      kind,
      by: null,
      facts: kind === 'denied_late' ? { reason: 'Fondos insuficientes', card: 1038.4 } : { card: 1038.4 },
    },
  ],
})
