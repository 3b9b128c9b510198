import { LODGE } from 'content'
import {
  type ConsentVersion,
  CURRENT_CONSENT,
  EnrollmentRequest,
} from '../../validators/messages/newsletter.ts'
import { formProblems } from '../forms/form-problems.ts'
import { type Doubt, emailWarning } from '../forms/typed-warnings.ts'

/** The consent to the newsletter, by version. Stored for ever: a changed wording is a new version (Ley 29733). */
export const CONSENT_WORDINGS: Record<ConsentVersion, string> = {
  '2026-11-28': `Acepto que ${LODGE.name} me envíe por correo noticias y ofertas del hospedaje. Puedo darme de baja cuando quiera.`,
}

/** The subscription form and its messages. */
export const NEWSLETTER = {
  email: 'Correo electrónico',
  consent: CONSENT_WORDINGS[CURRENT_CONSENT],
  consentMissing: 'Para suscribirse, marque que acepta recibir nuestros correos.',
  privacyBefore: 'Cómo cuidamos sus datos: ',
  send: 'Suscribirme',
  done: '¡Suscripción Hecha!',
  doneText: (email: string): string =>
    `Falta un paso: abra el correo que enviamos a ${email} y confirme allí. Si no lo ve, mire en el correo no deseado.`,
} as const

/** The pages that the newsletter's mails link to; they change nothing before their button is pressed. */
export const NEWSLETTER_PAGES = {
  confirm: {
    title: 'Confirmar su suscripción',
    description: 'Confirme que quiere recibir las noticias del hospedaje.',
    text: 'Un paso más: confirme que quiere recibir nuestras noticias en su correo.',
    button: 'Confirmar mi suscripción',
    confirmed: 'Su suscripción está confirmada.',
    confirmedText: 'Le escribiremos pocas veces. En cada carta hay un enlace para darse de baja.',
    already: 'Su suscripción ya estaba confirmada.',
  },
  unsubscribe: {
    title: 'Darse de baja',
    description: 'Deje de recibir las noticias del hospedaje.',
    text: 'Si continúa, no le enviaremos más noticias a este correo. Sus reservas no cambian.',
    button: 'Darme de baja',
    unsubscribed: 'Su correo está dado de baja.',
    unsubscribedText: 'No recibirá más noticias nuestras. Puede volver a suscribirse cuando quiera.',
    already: 'Su correo ya estaba dado de baja.',
    /** Followed by the lodge's e-mail address. */
    unknown: 'Este enlace está cortado o ya no sirve. Para darse de baja, escríbanos desde ese correo a',
  },
  home: 'Ir al inicio',
} as const

/** The form as typed; `consent` is a text like every field of a form, empty while it is not given. */
export type NewsletterDraft = { email: string; consent: string }
export const EMPTY_NEWSLETTER: NewsletterDraft = { email: '', consent: '' }

/** The problem of the address by the server's schema, as a sentence. */
export const newsletterProblems = ({
  email,
}: NewsletterDraft): Partial<Record<keyof NewsletterDraft, string>> =>
  formProblems(EnrollmentRequest, { email }, { email: 'Escriba su correo electrónico.' })

/** The doubt about an address that is accepted. */
export const newsletterWarnings = ({
  email,
}: NewsletterDraft): Partial<Record<keyof NewsletterDraft, Doubt>> => emailWarning(email)
