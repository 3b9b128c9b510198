import { ROOM_TEXTS } from 'content'
import { isCalendarDate } from '../../rules/dates/calendar-date.ts'
import { formatBriefDate, formatDate } from '../format.ts'

/** The page of one room. */
export const ROOM_PAGE = {
  loading: 'Cargando la habitación',
  back: 'Ver todas las habitaciones',
  room: (identifier: string): string => `Habitación ${identifier}`,
  title: (identifier: string, category: string): string => `Habitación ${identifier}, ${category}`,
  linkName: (category: string, identifier: string): string => `${category}, habitación ${identifier}`,
  picture: (identifier: string, category: string): string =>
    `Interior de la habitación ${identifier}, ${category}`,
  perNight: 'por noche, con IGV',
  withoutIgv: (price: string): string => `${price} + IGV`,
  capacity: 'Para',
  servicesTitle: 'En todas las habitaciones',
  services: {
    breakfast: 'Desayuno',
    heating: 'Calefacción',
    parking: 'Estacionamiento',
    signal: 'Señal de celular',
    screens: 'Televisor y wifi',
  },
  nightsTitle: 'Noches libres',
  nightsLoading: 'Cargando las noches libres',
  noNights: 'Esta habitación no tiene noches libres por ahora. Mire las demás, o escríbanos.',
  total: 'Total, con IGV',
  clear: 'Borrar las fechas',
  ask: 'Preguntar por WhatsApp',
  askText: (identifier: string): string => `Hola, quisiera preguntar por la habitación ${identifier}.`,
} as const

/** How many taken nights are named. */
const NAMED_NIGHTS = 3

/** 'la noche del lun 30 nov. no está libre', 'las noches del lun 30 nov. y mar 1 dic. no están libres'. */
function takenText(taken: readonly string[]): string {
  const named = taken.slice(0, NAMED_NIGHTS).map(formatBriefDate)
  if (taken.length === 1) return `la noche del ${named[0]} no está libre`
  const others = taken.length - named.length
  const last = others > 0 ? `${others} más` : named.pop()
  return `las noches del ${named.join(', ')} y ${last} no están libres`
}

type RefusedDates = { stay: { entry: string; departure: string }; taken: readonly string[] }

/** Why dates of an address cannot be booked: they do not exist, nights are taken, or else they are past or too many. */
export function refusedDates({ stay, taken }: RefusedDates): string {
  if (![stay.entry, stay.departure].every(isCalendarDate)) {
    return 'Las fechas del enlace no existen. Elija otras en el calendario.'
  }
  const dates = `Del ${formatDate(stay.entry)} al ${formatDate(stay.departure)}`
  const reason = taken.length === 0 ? ' no se puede reservar' : `: ${takenText(taken)}`
  return `${dates}${reason}. Elija otras fechas en el calendario.`
}

const FACT_NAMES = { beds: 'Camas', bath: 'Baño', view: 'Vista' } as const

/** A fact about a room: its name and its text. */
export type RoomFact = { name: string; text: string }

const contentOf = (identifier: string) => ROOM_TEXTS.rooms.find((room) => room.identifier === identifier)

/** The facts about a room in one line, for its card; undefined if the lodge's content has none for it. */
export const roomLine = (identifier: string): string | undefined => contentOf(identifier)?.line

/** Beds, bath and view of a room; empty if the lodge's content has none for it. */
export function roomFacts(identifier: string): RoomFact[] {
  const found = contentOf(identifier)
  if (!found) return []
  return [
    { name: FACT_NAMES.beds, text: found.beds },
    { name: FACT_NAMES.bath, text: found.bath },
    { name: FACT_NAMES.view, text: found.view },
  ]
}
