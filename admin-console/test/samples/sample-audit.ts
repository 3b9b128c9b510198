import type { AuditEntryResponse } from 'shared-ui/validators/staff/audit'

const JULIA = { _id: 's1', name: 'Julia Mamani Flores' }
const ROSA = { _id: 's2', name: 'Rosa Huamán Ccori' }

/** A sample entry, by default an edited room. */
export const sampleEntry = (changes: Partial<AuditEntryResponse> = {}): AuditEntryResponse => ({
  _id: 'a1',
  at: '2026-11-28T20:15:00.000Z',
  who: JULIA,
  action: 'update',
  subject: { kind: 'room', _id: 'r1', name: 'Molle', exists: true },
  before: { identifier: 'Molle', pricePerNight: 200, capacity: 2, description: 'Dos camas.', photo: 'a' },
  after: { identifier: 'Molle', pricePerNight: 220.5, capacity: 3, description: 'Tres.', photo: 'b' },
  ...changes,
})

const subject = (kind: AuditEntryResponse['subject']['kind'], name: string, exists = true) => ({
  kind,
  _id: `${kind}-1`,
  name,
  exists,
})

/** An entry of every kind, for stories. */
export const SAMPLE_ENTRIES: AuditEntryResponse[] = [
  sampleEntry(),
  sampleEntry({
    _id: 'a2',
    at: '2026-11-28T19:40:00.000Z',
    who: ROSA,
    before: null,
    after: { blocked: ['2026-12-01', '2026-12-02', '2026-12-24'] },
  }),
  sampleEntry({
    _id: 'a3',
    at: '2026-11-28T19:02:00.000Z',
    subject: subject('reservation', '52CC4B20'),
    before: { state: 'confirmed' },
    after: { state: 'cancelled', percent: 80, card: 188.8, desk: 0 },
  }),
  sampleEntry({
    _id: 'a4',
    at: '2026-11-28T18:20:00.000Z',
    who: { _id: null, name: '' },
    action: 'sign_in_refused',
    subject: subject('staff', 'Rosa Huamán Ccori'),
    before: null,
    after: null,
  }),
  sampleEntry({
    _id: 'a5',
    at: '2026-11-28T18:19:00.000Z',
    who: { _id: null, name: 'línea de comandos' },
    action: 'change_password',
    subject: subject('staff', 'Rosa Huamán Ccori'),
    before: null,
    after: null,
  }),
  sampleEntry({
    _id: 'a6',
    at: '2026-11-28T15:00:00.000Z',
    action: 'delete',
    subject: subject('plant', 'Canna de la orilla del camino de herradura', false),
    before: { name: 'Canna de la orilla del camino de herradura' },
    after: null,
  }),
  sampleEntry({
    _id: 'a7',
    at: '2026-11-28T14:30:00.000Z',
    subject: subject('message', ''),
    before: { attended: false },
    after: { attended: true },
  }),
  sampleEntry({
    _id: 'a8',
    at: '2026-11-28T14:01:00.000Z',
    action: 'sign_in',
    subject: subject('staff', 'Julia Mamani Flores'),
    before: null,
    after: null,
  }),
  sampleEntry({
    _id: 'a9',
    at: '2026-11-28T13:40:00.000Z',
    who: ROSA,
    action: 'delete',
    subject: { kind: 'payment', _id: '3310042', name: '', exists: false },
    before: null,
    after: null,
  }),
]
