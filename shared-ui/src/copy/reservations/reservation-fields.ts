import type { ReservationText } from '../../validators/reservations/reservation-texts.ts'

/** The names of a reservation's fields, wherever one is entered or shown. */
export const RESERVATION_FIELDS = {
  room: 'Habitación',
  entry: 'Entrada',
  departure: 'Salida',
  channel: 'Canal',
  detail: 'Detalle',
} as const satisfies Record<'room' | 'entry' | 'departure' | ReservationText, string>
