import { DEFAULT_CHANNEL } from '../../validators/reservations/reservation-texts.ts'
import { formatNights } from '../format.ts'
import { RESERVATION_FIELDS } from './reservation-fields.ts'

/** The search of staff for a free room. */
export const SEARCH_ROOM = {
  title: 'Buscar Habitación',
  entry: 'Entrada',
  departure: 'Salida',
  entryMissing: 'Elija la fecha de entrada.',
  departureMissing: 'Elija la fecha de salida.',
  submit: 'Buscar',
  wrongDates: 'La dirección no lleva dos fechas que existan. Se busca para esta noche.',
  loading: 'Buscando habitaciones',
  stay: (entry: string, departure: string, nights: number): string =>
    `Del ${entry} al ${departure} · ${formatNights(nights)}`,
  available: 'Habitaciones disponibles',
  noneAvailable: 'No hay habitaciones disponibles',
  noneAvailableText: 'Pruebe con otras fechas, o con menos noches.',
  changeDates: 'Cambiar las fechas',
  unavailable: 'Habitaciones no disponibles',
  noneUnavailable: 'Ninguna: todas están libres.',
  room: (identifier: string, category: string): string => `${identifier} · ${category}`,
  perNight: 'por noche',
  total: 'total con IGV',
  reserve: 'Reservar',
  reserveRoom: (identifier: string): string => `Reservar la habitación ${identifier}`,
  nights: (entry: string, departure: string): string => `${entry} – ${departure}`,
  blocked: 'Bloqueada',
  held: 'Separada mientras alguien paga',
} as const

/** The form in which staff create a reservation. */
export const RESERVE_ROOM = {
  title: 'Vista de Habitación',
  loading: 'Cargando Habitación',
  back: 'Volver a Buscar Habitación',
  client: 'Cliente',
  ...RESERVATION_FIELDS,
  detail: 'Detalles',
  submit: 'Reservar',
  taken: (room: string, taker: string): string => `${room} no está libre en esas fechas: la tiene ${taker}.`,
  takers: {
    reservation: (client: string): string => `la reservación de ${client}`,
    blocking: 'un bloqueo del personal',
    hold: 'alguien que la está pagando en el sitio web',
  },
  freeInstead: 'Libres en las mismas fechas; lo que ya escribió se conserva:',
  noneFree: 'No hay otra libre en las mismas fechas.',
  wrongDates: { title: 'Esas fechas no se pueden reservar', wayOn: 'Elegir otras fechas' },
  notFound: {
    title: 'Habitación no encontrada',
    text: 'Esa habitación no existe o ya no se ofrece.',
  },
} as const

/** Channels suggested while typing; any other is accepted. */
export const CHANNEL_SUGGESTIONS = [
  DEFAULT_CHANNEL,
  'Recepción',
  'Teléfono',
  'WhatsApp',
  'Booking',
  'Airbnb',
] as const
