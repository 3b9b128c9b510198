import type { ComplaintRecordResponse } from 'shared-ui/validators/messages/complaint'

/** A sample complaint for stories, changed by `part`. */
export const sampleComplaint = (part: Partial<ComplaintRecordResponse> = {}): ComplaintRecordResponse => ({
  _id: '018f-c1',
  number: '2026-000003',
  createdAt: '2026-11-27T15:05:00.000Z',
  dueDate: '2099-12-21',
  kind: 'claim',
  names: 'Ana Luz Rojas Núñez & Hijos',
  identificationDocument: 'DNI',
  identificationDocumentNumber: '44556677',
  location: 'Jirón de Ejemplo 123, Lima',
  phone: '984000111',
  email: 'ana.luz@example.com',
  isMinor: false,
  guardian: '',
  goodKind: 'service',
  goodDescription: 'Dos noches en la habitación Molle',
  amount: 120.5,
  detail: 'No había agua caliente.\nAvisé dos veces.',
  asked: 'La devolución de una noche.',
  reply: null,
  ...part,
})

export const SAMPLE_REPLY = {
  text: 'Lamentamos lo ocurrido.\nLe devolvemos una noche.',
  at: '2026-11-28T15:00:00.000Z',
  by: 'recepcion',
}

/** Three samples: one with time left, one overdue, one with a reply. */
export const SAMPLE_COMPLAINTS = [
  sampleComplaint(),
  sampleComplaint({
    _id: '018f-c2',
    number: '2026-000002',
    kind: 'grievance',
    names: 'María José de las Mercedes Castelo Branco e Souza',
    dueDate: '2020-01-10',
  }),
  sampleComplaint({ _id: '018f-c3', number: '2026-000001', dueDate: '2026-11-20', reply: SAMPLE_REPLY }),
]
