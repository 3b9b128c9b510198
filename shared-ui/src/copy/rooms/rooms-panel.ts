import { CONSOLE_PAGES } from '../console/console-pages.ts'
import { formatReservations } from '../format.ts'

/** A room's name in one line: 'Molle · Doble'. */
export const roomName = (room: { identifier: string; category: string }): string =>
  `${room.identifier} · ${room.category}`

/** The table of rooms. */
export const ROOMS_PANEL = {
  title: CONSOLE_PAGES.rooms,
  loading: 'Cargando Habitaciones',
  empty: 'No hay habitaciones',
  emptyText: 'Las que registre aquí se ofrecen en el sitio web.',
  columns: {
    photo: 'Fotografía',
    identifier: 'Identificador',
    category: 'Categoría',
    capacity: 'Capacidad',
    pricePerNight: 'Precio por noche',
    actions: 'Acciones',
  },
  actionOn: (action: string, identifier: string): string => `${action} ${identifier}`,
} as const

/** One room. */
export const VIEW_ROOM = {
  title: 'Vista de Habitación',
  loading: 'Cargando Habitación',
  back: 'Volver a Habitaciones',
  backToRoom: 'Volver a la habitación',
  archived: (since: string): string =>
    `Archivada desde el ${since}: ya no se ofrece, y sus reservaciones la siguen mostrando.`,
  notFound: { title: 'Habitación no encontrada', text: 'Esa habitación no existe o ya no se ofrece.' },
  room: 'Habitación',
  identifier: 'Identificador',
  category: 'Categoría',
  pricePerNight: 'Precio por noche, sin IGV',
  capacity: 'Capacidad',
  description: 'Descripción',
  coming: {
    title: 'Próximas reservaciones',
    loading: 'Cargando Reservaciones',
    empty: 'No hay reservaciones por venir',
    more: (total: number): string => `Ver las ${formatReservations(total)}`,
  },
  blocked: {
    title: 'Fechas bloqueadas',
    loading: 'Cargando Bloqueos',
    empty: 'No hay fechas bloqueadas',
  },
  between: (first: string, last: string): string => (first === last ? first : `${first} – ${last}`),
} as const
