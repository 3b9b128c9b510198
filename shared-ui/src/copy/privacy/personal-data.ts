import type { ErasureOutcome, GuestErasure } from '../../validators/privacy/personal-data.ts'
import { formatDate, plural } from '../format.ts'

/** What an erasure does to the client of a reservation. */
export const ERASURE_OUTCOME_WORDS: Record<ErasureOutcome, string> = {
  erasable: 'se borra.',
  erased: 'ya se borró.',
  stay_to_come: 'no se borra, porque la estadía está por venir.',
  payment_open: 'no se borra, porque un pago sigue en curso.',
  refund_open: 'no se borra, porque una devolución sigue pendiente.',
}

/** What remains of an erased reservation for tax law, until a day. */
export const retainedDocument = (until: string): string =>
  `El documento y los importes quedan hasta el ${formatDate(until)}, por la ley tributaria.`

/** What an erasure does to a guest of a stay. */
export const guestErasure = ({ outcome, until }: GuestErasure): string => {
  if (outcome === 'erasable') return 'se borra.'
  if (outcome === 'stay_to_come' || until === null)
    return 'no se borra, porque la estadía está por venir. Si ya no viene, quítelo de los huéspedes de esa reservación.'
  return `queda en el registro de huéspedes hasta el ${formatDate(until)}, por el reglamento de hospedajes.`
}

const formatPurchases = plural('compra sin terminar', 'compras sin terminar')
const formatMessages = plural('mensaje', 'mensajes')
const formatConsents = plural('suscripción a las noticias', 'suscripciones a las noticias')

/** The export and erasure of everything that is stored about a person. */
export const PERSONAL_DATA = {
  open: 'Datos personales',
  /** After `open`, where several persons are listed. */
  openOf: (name: string): string => `de ${name}`,
  title: 'Datos personales',
  loading: 'Buscando lo que hay guardado',
  of: 'Guardados con',
  intro: 'Si la persona lo pide, puede entregarle todo lo que hay guardado de ella, o borrarlo.',
  list: 'Lo que hay guardado',
  nothing: 'No hay ningún dato guardado.',
  reservation: (number: string): string => `Reservación ${number}`,
  guestStay: (number: string): string => `Huésped de la reservación ${number}`,
  unfinished: (count: number): string => `${formatPurchases(count)}: se borran cuando el pago ha terminado.`,
  messages: (count: number): string => `${formatMessages(count)}: se borran.`,
  subscriptions: (count: number): string => `${formatConsents(count)}: se borran.`,
  complaint: (number: string, until: string | null): string =>
    until === null
      ? `Hoja de reclamación ${number}: queda, porque falta responderla.`
      : `Hoja de reclamación ${number}: queda hasta el ${formatDate(until)}, por la ley.`,
  export: 'Descargar (JSON)',
  exported: 'Se descargó el archivo. Entréguelo solo a la persona, y bórrelo de este equipo.',
  erase: 'Borrar datos…',
  eraseTitle: 'Borrar los datos personales',
  eraseText: (person: string): string =>
    `Se borra lo guardado con ${person}: nombres, contacto, notas y mensajes, y los correos que faltaba enviar. No se puede deshacer. Asegúrese de que lo pide la misma persona.`,
  erased: 'Se borraron los datos. Abajo está lo que queda.',
  close: 'Cerrar',
} as const
