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
  entry: 'Entrada',
  departure: 'Salida',
  submit: 'Buscar',
  loading: 'Buscando habitaciones disponibles',
  resultsTitle: 'Habitaciones disponibles',
  none: 'No hay habitaciones Disponibles',
  noneText: 'Pruebe con otras fechas, o con menos noches: a veces basta mover un día.',
  changeDates: 'Cambiar las fechas',
} as const

/** The requested stay: 'del lun, 30 nov 2026 al mar, 1 dic 2026 · 1 noche'. */
export const stayText = (entry: string, departure: string, nights: number): string =>
  `Del ${entry} al ${departure} · ${formatNights(nights)}`

/** How many rooms were found. */
export const foundText = (count: number): string =>
  count === 1 ? '1 habitación disponible' : `${count} habitaciones disponibles`

/** The capacity of a room: 'Para 2 personas'. */
export const capacityText = (capacity: number): string => `Para ${formatPersons(capacity)}`
