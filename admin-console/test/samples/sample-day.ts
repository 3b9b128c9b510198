import type { DayStay } from 'shared-ui/validators/reservations/stay'

/** A sample stay of a day; `part` overrides its fields. */
export const sampleDayStay = (part: Partial<DayStay> = {}): DayStay => ({
  _id: '018f-1',
  inDate: '2026-11-27',
  outDate: '2026-11-27',
  state: 'confirmed',
  stay: { state: 'to_come', at: null, by: null, freedFrom: null },
  version: 1,
  detail: '',
  channel: 'WEB',
  room: { _id: 'r1', identifier: 'Orquídea', category: 'Matrimonial', capacity: 2 },
  client: { names: 'Rosa Elvira', surnames: 'Quispe Mamani', phone: '984000111', country: 'Perú' },
  balance: 0,
  missingGuests: 0,
  ...part,
})
