import type { ComplaintUrgency } from '../../rules/dates/business-days.ts'
import { ComplaintReplyRequest } from '../../validators/messages/complaint.ts'
import { plural } from '../format.ts'
import { formProblems } from '../forms/form-problems.ts'
import { COMPLAINTS_BOOK } from './complaints.ts'

const formatSheets = plural('hoja', 'hojas')
const formatBusinessDays = plural('día hábil', 'días hábiles')

/** How much time is left to answer a complaint, or by how much it is late, in words. */
export function urgencyWords({ state, days }: ComplaintUrgency): string {
  if (state === 'due_today') return 'Vence hoy'
  if (state === 'left') return `${days === 1 ? 'Falta' : 'Faltan'} ${formatBusinessDays(days)}`
  return days === 0 ? 'Vencida' : `Vencida hace ${formatBusinessDays(days)}`
}

/** The complaints of the Libro de Reclamaciones, for staff. */
export const COMPLAINTS_PANEL = {
  title: COMPLAINTS_BOOK.title,
  loading: 'Cargando Libro de Reclamaciones',
  empty: 'No hay hojas de reclamación',
  emptyText: 'Las hojas que llenen los consumidores aparecen aquí, con su plazo para responder.',
  emptyFiltered: 'Ninguna está en ese estado.',
  filters: 'Filtrar',
  state: 'Estado',
  states: { all: 'Todas', open: 'Por responder', answered: 'Respondidas' },
  showAll: 'Ver todas',
  answered: 'Respondida',
  columns: {
    number: 'Número',
    kind: 'Tipo',
    names: 'Consumidor',
    date: 'Fecha',
    due: 'Vence',
    state: 'Plazo',
  },
  due: (day: string): string => `Vence: ${day}`,
  shown: (shown: number, total: number): string => `${shown} de ${formatSheets(total)}`,
} as const

/** One complaint. */
export const VIEW_COMPLAINT = {
  title: (number: string): string => `Hoja de reclamación ${number}`,
  loading: 'Cargando Hoja de reclamación',
  untitled: 'Hoja de reclamación',
  back: 'Volver al Libro de Reclamaciones',
  print: 'Imprimir',
  sheet: 'Hoja',
  provider: 'Proveedor',
  consumer: 'Consumidor',
  good: 'Lo contratado',
  complaint: 'Reclamación',
  kind: 'Tipo',
  document: 'Documento',
  minor: 'Menor de edad',
  isMinor: 'Sí',
  dueUntil: 'Se responde hasta',
  reply: 'Respuesta',
  repliedBy: (who: string, when: string): string => `Respondió ${who}, ${when}`,
  notFound: { title: 'Hoja no encontrada', text: 'Esa hoja de reclamación no existe.' },
} as const

/** Replying to a complaint, which is possible only once. */
export const REPLY_TO_COMPLAINT = {
  label: 'Respuesta al consumidor',
  hint: (email: string): string => `Llega por correo a ${email} y queda en la hoja.`,
  send: 'Enviar la respuesta',
  title: (number: string): string => `Enviar la respuesta a la hoja ${number}`,
  consequence: (names: string, email: string): string =>
    `${names} la recibe por correo en ${email}. Se responde una sola vez: después no se puede cambiar.`,
  done: (email: string): string => `La respuesta quedó escrita en la hoja y sale por correo a ${email}.`,
  yours: 'Lo que usted escribió, que no se envió:',
} as const

/** The empty reply form. */
export const EMPTY_REPLY = { reply: '' }

/** The problem of a reply by the server's schema, as a sentence. */
export const replyProblems = (draft: { reply: string }): { reply?: string } =>
  formProblems(ComplaintReplyRequest, draft, { reply: 'Escriba la respuesta.' })
