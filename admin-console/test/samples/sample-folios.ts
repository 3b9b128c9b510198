import type { FolioEntryResponse, FolioResponseBody } from 'shared-ui/validators/payments/folio'

/** A sample entry for tests and stories: a charge at the desk; `part` overrides its fields. */
export const sampleEntry = (part: Partial<FolioEntryResponse> = {}): FolioEntryResponse => ({
  _id: 'f1',
  source: 'desk',
  kind: 'charge',
  concept: 'Restaurante',
  method: null,
  reference: 'Comanda 118',
  amount: 65.5,
  refundState: null,
  at: '2026-12-29T01:20:00.000Z',
  by: 'recepcion',
  voided: null,
  ...part,
})

const ONLINE = sampleEntry({
  _id: 'purchase-1042',
  source: 'card',
  kind: 'payment',
  concept: '',
  method: 'online',
  reference: '1042',
  amount: 1038.4,
  at: '2026-11-20T19:05:00.000Z',
  by: null,
})

/** The folio of a stay that the card paid, without entries at the desk. */
export const SAMPLE_FOLIO: FolioResponseBody = {
  version: 0,
  owed: 1038.4,
  changeRetained: 0,
  charges: 0,
  payments: 1038.4,
  refunds: 0,
  balance: 0,
  entries: [ONLINE],
}

/** The same with charges, a payment and a voided one. */
export const FULL_FOLIO: FolioResponseBody = {
  version: 5,
  owed: 1038.4,
  changeRetained: 0,
  charges: 145.5,
  payments: 1103.9,
  refunds: 0,
  balance: 80,
  entries: [
    ONLINE,
    sampleEntry(),
    sampleEntry({ _id: 'f2', concept: 'Mascota, 4 noches', reference: '', amount: 80 }),
    sampleEntry({ _id: 'f3', kind: 'payment', concept: '', method: 'yape', reference: '00481516' }),
    sampleEntry({
      _id: 'f4',
      kind: 'payment',
      concept: '',
      method: 'cash',
      reference: '',
      voided: { at: '2026-12-29T01:25:00.000Z', by: 'turno.noche', reason: 'Se anotó dos veces.' },
    }),
  ],
}

/** The folio of the sample that was cancelled 14 days ahead. */
export const CANCELLED_FOLIO: FolioResponseBody = {
  ...SAMPLE_FOLIO,
  owed: 207.68,
  refunds: 830.72,
  entries: [
    ONLINE,
    sampleEntry({
      _id: 'd1',
      source: 'refund',
      kind: 'refund',
      concept: '',
      method: 'online',
      reference: '1042-1',
      amount: 830.72,
      refundState: 'done',
      at: '2026-12-14T15:00:00.000Z',
      by: null,
    }),
  ],
}

/** The folio of a reservation that never took effect. */
export const FAILED_FOLIO: FolioResponseBody = {
  version: 0,
  owed: 0,
  changeRetained: 0,
  charges: 0,
  payments: 0,
  refunds: 0,
  balance: 0,
  entries: [],
}
