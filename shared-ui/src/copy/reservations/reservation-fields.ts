import type { ReservationText } from '../../validators/reservations/reservation-texts.ts'

/** The names of a reservation's texts. */
export const TEXT_NAMES = {
  channel: 'Canal',
  detail: 'Detalle',
} as const satisfies Record<ReservationText, string>

/** The names of a reservation's fields, wherever one is entered or shown. */
export const RESERVATION_FIELDS = {
  room: 'Habitación',
  entry: 'Entrada',
  departure: 'Salida',
  ...TEXT_NAMES,
} as const
