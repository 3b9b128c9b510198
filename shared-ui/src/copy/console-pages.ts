/** What the pages of the console's menu are called, in the menu and on the page: the menu needs no more of a page's words. */
export const CONSOLE_PAGES = {
  reservations: 'Reservaciones',
  rooms: 'Habitaciones',
  zones: 'Zonas',
  families: 'Familias',
  plants: 'Plantas',
  board: 'Tablero',
  messages: 'Mensajes',
  staff: 'Personal',
  audit: 'Registro',
} as const
