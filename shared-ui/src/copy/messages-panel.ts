import { plural } from './format.ts'

const formatMessages = plural('mensaje', 'mensajes')

/** What visitors wrote through the contact form. */
export const MESSAGES_PANEL = {
  title: 'Mensajes',
  loading: 'Cargando Mensajes',
  empty: 'No hay mensajes',
  emptyText: 'Lo que escriban los visitantes en la página de contacto aparece aquí.',
  shown: (shown: number, total: number): string => `${shown} de ${formatMessages(total)}`,
} as const
