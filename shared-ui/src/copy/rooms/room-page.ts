import { ROOM_TEXTS } from 'content'

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
  datesTaken: 'Las noches de esas fechas ya no están todas libres. Elija otras en el calendario.',
  total: 'Total, con IGV',
  reserve: 'Reservar',
  reserveNights: (identifier: string): string => `Reservar la habitación ${identifier} en estas fechas`,
  clear: 'Borrar las fechas',
  ask: 'Preguntar por WhatsApp',
  askText: (identifier: string): string => `Hola, quisiera preguntar por la habitación ${identifier}.`,
} as const

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
