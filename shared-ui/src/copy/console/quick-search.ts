import { formatDate } from '../format.ts'

/** The search over all pages of the console. */
export const QUICK_SEARCH = {
  title: 'Buscar en la administración',
  field: 'Qué busca',
  hint: 'Cliente, teléfono, correo, documento, n.º de reservación o de compra, habitación o planta. Flechas para elegir, Entrar para abrir.',
  searching: 'Buscando',
  nothing: (search: string): string => `Nada coincide con «${search}».`,
  found: (count: number): string => (count === 1 ? '1 resultado.' : `${count} resultados.`),
  groups: { reservations: 'Reservaciones', rooms: 'Habitaciones', plants: 'Plantas' },
  stay: (room: string, entry: string, departure: string): string =>
    `${room} · ${formatDate(entry)} – ${formatDate(departure)}`,
  allReservations: 'Ver todas las reservaciones que coinciden',
} as const
