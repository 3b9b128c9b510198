import type { StaffMemberResponse } from 'shared-ui/validators/staff/staff'

const member = (changes: Partial<StaffMemberResponse>): StaffMemberResponse => ({
  _id: 's1',
  username: 'recepcion',
  name: 'Julia Mamani Flores',
  active: true,
  isYou: false,
  createdAt: '2026-03-02T14:00:00.000Z',
  deactivatedAt: null,
  lastSignInAt: '2026-11-28T12:04:00.000Z',
  ...changes,
})

/** The signed-in user in stories. */
export const SAMPLE_SELF = member({ isYou: true })

/** Sample members for stories. */
export const SAMPLE_STAFF: StaffMemberResponse[] = [
  SAMPLE_SELF,
  member({ _id: 's2', username: 'rosa.huaman', name: 'Rosa Huamán Ccori', lastSignInAt: null }),
  member({
    _id: 's3',
    username: 'administracion.de.la.quinta@example.pe',
    name: 'María del Rosario Fernández-Maldonado y Quispe Condori',
  }),
  member({
    _id: 's4',
    username: 'pedro.rojas',
    name: 'Pedro Rojas',
    active: false,
    deactivatedAt: '2026-10-01T15:30:00.000Z',
  }),
]

/** One's own open sessions: this one, and one on a phone. */
export const SAMPLE_SESSIONS = [
  {
    _id: 'session-1',
    browser: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    createdAt: '2026-11-28T12:04:00.000Z',
    lastUsedAt: '2026-11-28T15:20:00.000Z',
    isThis: true,
  },
  {
    _id: 'session-2',
    browser: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    createdAt: '2026-11-28T11:30:00.000Z',
    lastUsedAt: '2026-11-28T11:45:00.000Z',
    isThis: false,
  },
]
