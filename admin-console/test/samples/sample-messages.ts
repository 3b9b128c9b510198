import type { StoredMessageResponse } from 'shared-ui/validators/messages/contact'

/** A sample message for stories, changed by `part`. */
export const sampleMessage = (part: Partial<StoredMessageResponse> = {}): StoredMessageResponse => ({
  _id: '018f-m1',
  names: 'Ana Luz Rojas',
  email: 'ana.luz@example.com',
  phone: '+34600112233',
  message: '¿Aceptan perros pequeños?\nLlegaríamos en abril.',
  createdAt: '2026-11-27T15:05:00.000Z',
  attended: null,
  ...part,
})

const ATTENDED = { at: '2026-11-27T20:30:00.000Z', by: 'recepcion' }

/** Three samples: one that waits, a long one, and one attended to. */
export const SAMPLE_MESSAGES = [
  sampleMessage(),
  sampleMessage({
    _id: '018f-m2',
    names: 'María José Núñez & Hijos de las Mercedes Castelo Branco',
    email: 'mj.nunez@example.pe',
    message: `Somos un grupo de doce personas. ${'Queremos conocer el jardín y almorzar. '.repeat(12)}`,
  }),
  sampleMessage({
    _id: '018f-m3',
    names: 'Thomas Becker',
    message: '<b>¿Hay cochera?</b>',
    attended: ATTENDED,
  }),
]
