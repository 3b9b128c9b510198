import type {
  CashDay,
  CashMonth,
  MovementResponse,
  ReceivableResponse,
} from 'shared-ui/validators/payments/cash'

/** A sample payment for stories; `part` overrides its fields. */
const movement = (part: Partial<MovementResponse> = {}): MovementResponse => ({
  _id: 'm1',
  at: '2026-11-28T16:20:00.000Z',
  kind: 'payment',
  concept: '',
  method: 'cash',
  reference: '',
  amount: 118,
  base: 100,
  IGV: 18,
  by: 'recepcion',
  voided: null,
  reservation: { _id: '018f-1', number: '52CC4B20' },
  client: { names: 'Rosa Elvira', surnames: 'Quispe Mamani' },
  ...part,
})

const ONLINE = movement({
  _id: 'm2',
  method: 'online',
  reference: '1042',
  amount: 472,
  base: 400,
  IGV: 72,
  by: null,
})
const REFUND = movement({ _id: 'm3', kind: 'refund', amount: 11.8, base: 10, IGV: 1.8 })
const VOIDED = movement({
  _id: 'm4',
  method: 'yape',
  reference: '00481516',
  voided: { by: 'turno.noche', reason: 'Se anotó dos veces.' },
})
const CHARGE = movement({
  _id: 'm5',
  kind: 'charge',
  concept: 'Restaurante',
  method: null,
  amount: 65.5,
  base: 55.51,
  IGV: 9.99,
})

/** A day with a payment in cash, a card charge, a refund and a voided payment. */
export const SAMPLE_CASH_DAY: CashDay = {
  date: '2026-11-28',
  payments: 590,
  refunds: 11.8,
  total: 578.2,
  methods: [
    { method: 'cash', payments: 118, refunds: 11.8, total: 106.2 },
    { method: 'yape', payments: 0, refunds: 0, total: 0 },
    { method: 'online', payments: 472, refunds: 0, total: 472 },
  ],
  staff: [
    { by: 'recepcion', payments: 118, refunds: 11.8, total: 106.2 },
    { by: null, payments: 472, refunds: 0, total: 472 },
  ],
  movements: [movement(), ONLINE, REFUND, VOIDED],
}

/** The month of the same day, with a charge. */
export const SAMPLE_CASH_MONTH: CashMonth = {
  month: '2026-11',
  charges: { count: 1, base: 55.51, IGV: 9.99, amount: 65.5 },
  payments: { count: 2, base: 500, IGV: 90, amount: 590 },
  refunds: { count: 1, base: 10, IGV: 1.8, amount: 11.8 },
  movements: [movement(), ONLINE, REFUND, CHARGE],
}

/** A reservation with a balance; `part` overrides its fields. */
export const sampleReceivable = (part: Partial<ReceivableResponse> = {}): ReceivableResponse => ({
  _id: '018f-1',
  reservation: { _id: '018f-1', number: '52CC4B20' },
  client: { names: 'Rosa Elvira', surnames: 'Quispe Mamani' },
  room: { identifier: 'Orquídea', category: 'Matrimonial' },
  phone: '+51900000001',
  inDate: '2026-11-27',
  outDate: '2026-11-28',
  state: 'confirmed',
  stay: { state: 'left' },
  balance: 80,
  ...part,
})
