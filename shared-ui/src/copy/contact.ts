import { type ContactDraft, ContactRequest } from '../validators/contact.ts'
import { formProblems } from './form-problems.ts'

export type { ContactDraft } from '../validators/contact.ts'

/** P-13: the contact form. */
export const CONTACT_FORM = {
  title: 'Escríbanos un mensaje',
  names: 'Nombres',
  email: 'Correo electrónico',
  emailHint: 'Aquí le responderemos.',
  phone: 'Teléfono',
  phoneHint: 'Desde fuera del Perú, con + y el código del país.',
  message: 'Mensaje',
  privacyBefore: 'Usamos estos datos solo para responderle. Vea la ',
  privacyLink: 'política de privacidad',
  send: 'Enviar',
  sent: 'Se envió correctamente el formulario',
  sentText: (email: string): string => `Le responderemos a ${email}, de ordinario en el día.`,
  another: 'Escribir otro mensaje',
} as const

/** A form nobody has touched. */
export const EMPTY_CONTACT: ContactDraft = { names: '', email: '', phone: '', message: '' }

/** What the server's own schema says of a draft, as sentences (P-13): the first fault of each field. */
export const contactProblems = (draft: ContactDraft): Partial<Record<keyof ContactDraft, string>> =>
  formProblems(ContactRequest, draft)
