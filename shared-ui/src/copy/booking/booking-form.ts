import { LODGE } from 'content'
import { formatNights, formatSoles } from '../format.ts'

/** The summary of the stay on a phone. */
export const STAY_BAR = {
  room: (room: string, category: string): string => `Habitación ${room} · ${category}`,
  dates: (entry: string, departure: string, nights: number): string =>
    `${entry} – ${departure} · ${formatNights(nights)}`,
  total: 'Total',
  open: 'Ver detalle',
  close: 'Ocultar',
} as const

/** Who keeps the data of the booking form, why and how long. Followed by the link to the privacy page. */
export const BOOKING_PRIVACY = `${LODGE.legalName} usa estos datos para alojarle, cobrarle y emitir su boleta o factura, y los guarda el tiempo que manda la ley tributaria; si no termina la reserva, los borra en 30 días. Vea la `

/** The optional fields of the booking form, and how they read in the reservation's details. Amounts in soles. */
export const STAY_EXTRAS = {
  title: 'Su llegada (opcional)',
  hint: 'Nos ayuda a preparar la habitación. Puede dejarlo en blanco.',
  persons: 'Personas',
  arrival: 'Hora aproximada de llegada',
  unknown: 'Sin indicar',
  pet: 'Viajo con una mascota',
  petHint: (pricePerNight: number): string =>
    `${formatSoles(pricePerNight)} por noche, que se pagan en el hospedaje y no están en el total. Vea las condiciones en los términos.`,
  comments: 'Comentarios',
  commentsHint: (longest: number): string =>
    `Alergias, una cuna, con quién viene: hasta ${longest} caracteres.`,
  detail: {
    persons: (persons: string): string => `Personas: ${persons}`,
    arrival: (hour: string): string => `Llegada: hacia las ${hour}`,
    pet: (pricePerNight: number, nights: number): string =>
      `Mascota: ${formatSoles(pricePerNight)} × ${formatNights(nights)} = ${formatSoles(pricePerNight * nights)}, por pagar en el hospedaje`,
    comments: (text: string): string => `Comentarios: ${text}`,
  },
} as const

/** The browser is offline, by the step of the booking, or has a network again. */
export const NETWORK_NOTE = {
  client: 'Sin conexión. Puede seguir escribiendo: nada se pierde. Para continuar hace falta señal.',
  card: 'Sin conexión. Ahora no se puede pagar y no se ha enviado nada. Espere a tener señal antes de pulsar Reservar.',
  paying:
    'Sin conexión. Puede que el pago ya se haya enviado. No cierre esta página: cuando vuelva la señal, consultamos qué pasó.',
} as const

/** Said once the network is back. */
export const NETWORK_BACK = {
  client: 'Ya hay conexión: puede continuar.',
  card: 'Ya hay conexión: puede continuar.',
  paying: 'Ya hay conexión. Estamos consultando qué pasó con su pago.',
} as const
