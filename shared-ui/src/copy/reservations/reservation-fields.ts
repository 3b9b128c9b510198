/** The names of a reservation's fields, wherever one is entered or shown. */
export const RESERVATION_FIELDS = {
  room: 'Habitación',
  entry: 'Entrada',
  departure: 'Salida',
  channel: 'Canal',
} as const
