import type { MailFailure, MailReceiver } from '../../validators/messages/mail.ts'
import { plural } from '../format.ts'
import { RESERVATION_MAILS, VISITOR_MAILS } from './mails.ts'

const formatMails = plural('correo', 'correos')
const formatAttempts = plural('intento', 'intentos')

const MAILS = new Map<string, { name: string }>(Object.entries({ ...RESERVATION_MAILS, ...VISITOR_MAILS }))

/** Returns a mail's name for staff; 'Correo' for a template that only a newer server has. */
export const mailName = (template: string): string => MAILS.get(template)?.name ?? 'Correo'

/** The receivers of a mail. */
export const MAIL_RECEIVER_WORDS: Record<MailReceiver, string> = {
  guest: 'Para el huésped',
  visitor: 'Para quien escribió',
  lodge: 'Para el hospedaje',
}

const ASK_ADMINISTRATOR = 'Avise a quien administra el sistema.'

/** Why a mail was not sent, and what reception can do about it. */
export const MAIL_FAILURE_SENTENCES: Record<MailFailure, string> = {
  unreachable: `No se pudo conectar con el servidor de correo. Si pasa con todos los correos, avise a quien administra el sistema.`,
  account_refused: `El servidor de correo no aceptó la cuenta del hospedaje. ${ASK_ADMINISTRATOR}`,
  address_refused:
    'La dirección del destinatario no existe o no recibe correo. Comuníquese con esa persona por otro medio.',
  mail_refused: `El servidor de correo no aceptó este correo. ${ASK_ADMINISTRATOR}`,
  busy: 'El servidor de correo pidió esperar. Se intenta de nuevo más tarde.',
  storage: `No se pudo guardar el correo en el servidor del hospedaje. ${ASK_ADMINISTRATOR}`,
  unknown: `Algo falló al preparar o enviar el correo. ${ASK_ADMINISTRATOR}`,
}

/** Mails that could not be sent so far. */
export const MAILS_PANEL = {
  title: 'Correos no enviados',
  loading: 'Cargando Correos no enviados',
  empty: 'No hay correos sin enviar',
  emptyText: 'Todos los correos salieron. Si alguno falla, aparece aquí con el motivo.',
  intro: 'El sistema los intenta de nuevo por su cuenta durante unos cuatro días.',
  shown: (shown: number, total: number): string => `${shown} de ${formatMails(total)}`,
  states: { given_up: 'No se envió', retrying: 'Se intentará de nuevo', queued: 'Enviando' },
  /** Beside the state, if the time is known. */
  nextTry: (moment: string): string => `Próximo intento: ${moment}`,
  attempts: (count: number): string => `${formatAttempts(count)} sin éxito`,
  lastTry: (moment: string): string => `Último intento: ${moment}`,
  /** For a retry that staff requested: its number and, once it has failed too, its time. */
  trying: (count: number): string => `Enviando: intento ${count}`,
  failedAgain: (count: number, moment: string | null): string =>
    `Se intentó otra vez y tampoco se pudo enviar (intento ${count}${moment === null ? '' : `, ${moment}`}).`,
  written: (moment: string): string => `Escrito el ${moment}`,
  about: { reservation: 'Reservación', message: 'Mensaje de', complaint: 'Hoja' },
  retry: 'Reintentar',
  dismiss: 'Descartar',
  dismissOn: (what: string, whom: string): string => `Descartar: ${what}, ${whom}`,
  dismissed: (what: string): string => `Se descartó sin enviarlo: ${what}.`,
  retryOn: (what: string, whom: string): string => `Reintentar: ${what}, ${whom}`,
  sent: (what: string): string => `El correo se envió: ${what}.`,
} as const
