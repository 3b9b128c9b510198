import { SendLinkRequest } from '../../validators/reservations/guest-reservation.ts'
import { formProblems } from '../forms/form-problems.ts'
import { type Doubt, emailWarning } from '../forms/typed-warnings.ts'

/** The form with which a guest asks for the link to the reservation again. */
export const SEND_LINK = {
  title: 'Pedir el enlace otra vez',
  text: 'Le enviamos un enlace nuevo al correo con el que hizo la reserva.',
  email: 'Correo electrónico',
  emailHint: 'El mismo con el que reservó.',
  number: 'N.º de reserva',
  numberHint: 'Está en el correo de confirmación, como 52CC4B20.',
  send: 'Enviar enlace',
  sent: (email: string): string =>
    `Si hay una reserva confirmada con ese número y ese correo, en unos minutos llegará el enlace a ${email}.`,
  sentHelp: 'Si no lo ve, mire en el correo no deseado, o llámenos y buscamos su reserva con usted.',
} as const

/** The form as typed. */
export type SendLinkDraft = { email: string; number: string }
export const EMPTY_SEND_LINK: SendLinkDraft = { email: '', number: '' }

/** The problems of a draft by the server's schema, as sentences. */
export const sendLinkProblems = (draft: SendLinkDraft): Partial<Record<keyof SendLinkDraft, string>> =>
  formProblems(SendLinkRequest, draft, {
    email: 'Escriba el correo con el que reservó.',
    number: 'Escriba el número de reserva.',
  })

/** The doubt about an address that is accepted. */
export const sendLinkWarnings = ({ email }: SendLinkDraft): Partial<Record<keyof SendLinkDraft, Doubt>> =>
  emailWarning(email)
