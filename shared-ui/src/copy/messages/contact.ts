import { type ContactDraft, ContactRequest, LONGEST_MESSAGE } from '../../validators/messages/contact.ts'
import { formProblems } from '../forms/form-problems.ts'
import { lengthProblem } from '../forms/length-problem.ts'
import { type Doubt, emailWarning, phoneWarning } from '../forms/typed-warnings.ts'

/** The lodge's address and how to write to it. */
export const CONTACT_PAGE = {
  title: 'Contacto',
  description: 'Dirección, teléfono y correo del hospedaje, y cómo llegar.',
  address: 'Dirección',
  map: 'Ver en el mapa',
  mapNote: 'Se abre OpenStreetMap en otra pestaña.',
  arriving: 'Cómo llegar',
  arrivingBelow: 'Cómo llegar, y otros mapas',
  maps: 'Ver la ruta en',
  mapIn: (service: string): string => `${service}: ver cómo llegar, en otra pestaña`,
  services: { google: 'Google Maps', waze: 'Waze', openStreetMap: 'OpenStreetMap' },
  coordinates: 'Coordenadas:',
  phone: 'Teléfono',
  email: 'Correo',
  whatsapp: 'Escribir por WhatsApp',
  whatsappText: (lodge: string): string => `Hola, quisiera preguntar por una estadía en ${lodge}.`,
  arrive: 'Su llegada',
} as const

/** The contact form. */
export const CONTACT_FORM = {
  title: 'Escríbanos',
  names: 'Nombres',
  email: 'Correo electrónico',
  emailHint: 'Aquí le responderemos.',
  phone: 'Teléfono',
  phoneHint: 'Desde fuera del Perú, con + y el código del país.',
  message: 'Mensaje',
  privacyBefore: 'Usamos estos datos solo para responderle. Vea la ',
  send: 'Enviar',
  sent: 'Se envió correctamente el formulario',
  sentText: (email: string): string => `Le responderemos a ${email}; por lo general, el mismo día.`,
} as const

/** The empty contact form. */
export const EMPTY_CONTACT: ContactDraft = { names: '', email: '', phone: '', message: '' }

/** The error of a required field while it is empty. */
const CONTACT_MISSING: ContactDraft = {
  names: 'Escriba sus nombres.',
  email: 'Escriba su correo electrónico.',
  phone: 'Escriba su teléfono.',
  message: 'Escriba su mensaje.',
}

/** The problems of a draft by the server's schema, as sentences: the first problem of each field. */
export const contactProblems = (draft: ContactDraft): Partial<Record<keyof ContactDraft, string>> => {
  const message = lengthProblem(draft.message, LONGEST_MESSAGE)
  return { ...formProblems(ContactRequest, draft, CONTACT_MISSING), ...(message && { message }) }
}

/** The doubts about what is accepted. A number without a country's code is Peruvian, as the field's hint says. */
export const contactWarnings = (draft: ContactDraft): Partial<Record<keyof ContactDraft, Doubt>> => ({
  ...emailWarning(draft.email),
  ...phoneWarning(draft.phone, 'Perú'),
})
