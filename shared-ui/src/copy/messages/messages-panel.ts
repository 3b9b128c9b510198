import { LODGE } from 'content'
import type { MessageState } from '../../rules/messages/message-states.ts'
import { CONSOLE_PAGES } from '../console/console-pages.ts'
import { plural } from '../format.ts'

const formatMessages = plural('mensaje', 'mensajes')

/** Whether a staff member has attended to a message, in words. */
export const MESSAGE_STATE_WORDS: Record<MessageState, string> = {
  waiting: 'Por atender',
  attended: 'Atendido',
}

/** What visitors wrote through the contact form. */
export const MESSAGES_PANEL = {
  title: CONSOLE_PAGES.messages,
  loading: 'Cargando Mensajes',
  empty: 'No hay mensajes',
  emptyText: 'Lo que escriban los visitantes en la página de contacto aparece aquí.',
  emptyFiltered: 'Ninguno coincide con lo que busca.',
  filters: 'Buscar y filtrar',
  search: 'Nombre, correo o palabras',
  state: 'Estado',
  allStates: 'Todos',
  clearFilters: 'Quitar filtros',
  shown: (shown: number, total: number): string => `${shown} de ${formatMessages(total)}`,
  actionOn: (action: string, names: string): string => `${action}: ${names}`,
} as const

/** Marking a message, and the message afterwards. */
export const ATTEND_MESSAGE = {
  attend: 'Marcar como atendido',
  reopen: 'Volver a pendiente',
  attended: (names: string): string => `El mensaje de ${names} está atendido.`,
  reopened: (names: string): string => `El mensaje de ${names} está otra vez por atender.`,
} as const

/** One message. */
export const VIEW_MESSAGE = {
  title: 'Mensaje',
  loading: 'Cargando Mensaje',
  back: 'Volver a Mensajes',
  reply: 'Responder por correo',
  replySubject: `Su mensaje a ${LODGE.name}`,
  who: 'Quién escribe',
  names: 'Nombres',
  email: 'Correo',
  phone: 'Teléfono',
  at: 'Llegó',
  attended: 'Atendido',
  attendedBy: (who: string, when: string): string => `Por ${who}, ${when}`,
  message: 'Su mensaje',
  replyNote:
    'Al responder se abre su programa de correo. Cuando haya terminado, marque el mensaje como atendido.',
  notFound: { title: 'Mensaje no encontrado', text: 'Ese mensaje no existe o se borró al cumplir un año.' },
} as const
