import { formatNights, formatPersons } from '../format.ts'

/** The list of rooms. */
export const ROOMS_PAGE = {
  title: 'Habitaciones',
  listTitle: 'Nuestras habitaciones',
  loadingRooms: 'Cargando habitaciones',
  none: 'No hay habitaciones',
  noneText: 'Escríbanos y le ayudamos a encontrar dónde dormir.',
  contact: 'Ir a Contacto',
  choice: {
    question: '¿No sabe cuál elegir?',
    text: 'Cuéntenos quiénes vienen y a qué hora les gusta despertar: les diremos cuál es la suya.',
    ask: 'Preguntar al hospedaje',
  },
  reserve: 'Reservar',
  reserveRoom: (room: string): string => `Reservar la habitación ${room}`,
} as const

/** The search for free rooms. */
export const SEARCH = {
  title: 'Disponibilidad',
  /** After Reservar was pressed without dates. */
  titleFor: (room: string): string => `¿Qué días quiere la habitación ${room}?`,
  titleForRoom: '¿Qué días quiere la habitación?',
  entry: 'Entrada',
  departure: 'Salida',
  persons: 'Personas',
  anyPersons: 'Cualquiera',
  submit: 'Buscar',
  goOn: 'Continuar',
  loading: 'Buscando habitaciones disponibles',
  resultsTitle: 'Habitaciones disponibles',
  none: 'No hay habitaciones Disponibles',
  noneText: 'Pruebe con otras fechas, o con menos noches: a veces basta mover un día.',
  noneFor: (persons: number): string =>
    `Ninguna habitación disponible es para ${formatPersons(persons)}. Puede reservar dos, o escribirnos.`,
  entryToday: 'Su entrada es hoy.',
} as const

/** The rooms that are not free on the searched dates. */
export const TAKEN_ROOMS = {
  title: 'No disponibles en esas fechas',
  loading: 'Buscando otras fechas',
  reserved: 'Ya está reservada en esas fechas.',
  blocked: 'El hospedaje no la ofrece en esas fechas.',
  held: (time: string): string => `Otra persona la está reservando; queda libre a las ${time} si no la paga.`,
  nearest: (nights: number): string => `Fechas cercanas para ${formatNights(nights)}:`,
  noneNear: (nights: number): string =>
    `No hay otras fechas libres para ${formatNights(nights)} en los 30 días anteriores ni en los siguientes.`,
  stay: (entry: string, departure: string): string => `Del ${entry} al ${departure}`,
  reserve: (room: string, stay: string): string => `Reservar la habitación ${room}: ${stay}`,
} as const

/** The requested stay: 'del lun, 30 nov 2026 al mar, 1 dic 2026 · 1 noche'. */
export const stayText = (entry: string, departure: string, nights: number): string =>
  `Del ${entry} al ${departure} · ${formatNights(nights)}`

/** How many rooms were found. */
export const foundText = (count: number): string =>
  count === 1 ? '1 habitación disponible' : `${count} habitaciones disponibles`

/** The capacity of a room: 'Para 2 personas'. */
export const capacityText = (capacity: number): string => `Para ${formatPersons(capacity)}`
