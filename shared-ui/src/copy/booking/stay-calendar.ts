import { LODGE } from 'content'
import { BOOKING } from './booking.ts'

/** A stay in the guest's own calendar. */
export const STAY_CALENDAR = {
  product: `${LODGE.name}//Reservas`,
  summary: `Estadía en ${LODGE.name}`,
  reservation: (number: string): string => `N.º de reserva ${number}`,
  room: (identifier: string, category: string): string => `Habitación ${identifier}, ${category}`,
  arrival: `Entrada: ${BOOKING.entryHours(LODGE.checkIn.from, LODGE.checkIn.to)}`,
  departure: `Salida: ${BOOKING.departureHour(LODGE.checkOut)}`,
  reach: `Teléfono: ${LODGE.phone}`,
} as const
