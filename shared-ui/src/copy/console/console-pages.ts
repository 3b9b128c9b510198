/**
 * The names of the console's pages, in the menu and on the page. In a file of their own, so that the menu does not load
 * the pages' copy.
 */
export const CONSOLE_PAGES = {
  today: 'Hoy',
  reservations: 'Reservaciones',
  rooms: 'Habitaciones',
  zones: 'Zonas',
  families: 'Familias',
  plants: 'Plantas',
  board: 'Tablero',
  guests: 'Huéspedes',
  cash: 'Caja',
  messages: 'Mensajes',
  staff: 'Personal',
  audit: 'Registro',
} as const
