import type { CalendarDate } from '../../rules/dates/calendar-date.ts'
import type { StayState } from '../../rules/reservations/states/stay-states.ts'
import type { Stay } from '../../rules/reservations/stay.ts'
import { CONSOLE_PAGES } from '../console/console-pages.ts'
import {
  formatDate,
  formatDayOfMonth,
  formatNights,
  formatPersons,
  formatSoles,
  formatTime,
} from '../format.ts'
import { BLOCKINGS } from '../rooms/blockings.ts'
import { STAY_STATE_WORDS } from './reservations-panel.ts'

/** The occupancy board. */
export const BOARD = {
  title: CONSOLE_PAGES.board,
  loading: 'Cargando Tablero',
  empty: 'No hay habitaciones',
  emptyText: 'Las que registre aquí aparecen en el tablero.',
  /** What is wrong with the day in the URL. */
  dayProblems: {
    none: 'La dirección no lleva una fecha que exista. Se muestra desde ayer.',
    outOfReach:
      'El tablero va del año 2000 al 2100, y la fecha de la dirección queda fuera. Se muestra desde ayer.',
  },
  search: 'Reservar por fechas',
  move: 'Mover el tablero',
  previous: { month: 'Mes anterior', quarter: 'Trimestre anterior', day: 'Día anterior' },
  next: { month: 'Mes siguiente', quarter: 'Trimestre siguiente', day: 'Día siguiente' },
  today: 'Hoy',
  spans: 'Cuánto se muestra',
  lengths: { month: 'Mes', quarter: 'Trimestre' },
  goTo: 'Ir al día',
  shown: (from: CalendarDate, to: CalendarDate): string => `Del ${formatDate(from)} al ${formatDate(to)}`,
  persons: 'Personas',
  allPersons: 'Todas las habitaciones',
  personsOrMore: (persons: number): string => `Para ${formatPersons(persons)} o más`,
  noneForPersons: 'Ninguna habitación es para tantas personas',
  free: (rooms: number): string => (rooms === 1 ? '1 libre' : `${rooms} libres`),
  freeShort: 'Libres',
  weekend: (nights: number, first: CalendarDate, rooms: number): string =>
    `${nights === 1 ? 'Este sábado' : 'Fin de semana'}, desde el ${formatDayOfMonth(first)}: ${rooms === 1 ? '1 libre' : `${rooms} libres`}`,
  weekendRoom: (room: string, persons: string): string => `${room} · ${persons}`,
  reserveWeekend: (room: string, nights: string): string =>
    `${room}: reservar para el fin de semana, ${nights}`,
  room: 'Habitación',
  archived: 'archivada',
  legend: 'Qué significa cada marca',
  marks: {
    reservation: 'Por llegar',
    in_house: STAY_STATE_WORDS.in_house,
    left: STAY_STATE_WORDS.left,
    no_show: STAY_STATE_WORDS.no_show,
    pending: 'Pago por confirmar',
    blocking: 'Bloqueada',
    hold: 'En pago',
    owes: 'Debe',
    selected: 'Noches elegidas',
    weekend: 'Fin de semana',
    today: 'Hoy',
  },
  hint: 'Arrastre sobre noches libres de una habitación para reservarlas o bloquearlas; pulse una barra para abrirla, o arrástrela a otra habitación o fecha.',
  keyHints: [
    ['Flechas', 'ir de noche en noche, también más allá de las que se ven, y de habitación en habitación'],
    ['Inicio, Fin', 'ir a la primera o la última noche; con Ctrl, a la primera o la última habitación'],
    ['Re Pág, Av Pág', 'ir al mismo día del mes anterior o del siguiente'],
    ['Entrar', 'abrir lo que ocupa la noche, o elegirla si está libre'],
    ['Menú, Mayús + F10', 'acciones de la reservación: verla, cambiar habitación o fechas'],
    ['Mayús + flechas', 'elegir más noches libres'],
    ['Esc', 'quitar la selección'],
  ],
} as const

/** The room's name in a sentence, whether or not its identifier contains the word: 'Habitación Molle'. */
export const roomInWords = (identifier: string): string =>
  /^habitaci[oó]n\b/i.test(identifier) ? identifier : `Habitación ${identifier}`

const reasonText = (reason: string): string => (reason === '' ? '' : `, motivo: ${reason}`)

/** The text in a bar, and its accessible name. */
export const BAR_WORDS = {
  blocking: 'Bloqueada',
  hold: 'En pago',
  reserved: (surnames: string, departure: CalendarDate): string =>
    `reservada, ${surnames}, sale el ${formatDayOfMonth(departure)}`,
  pending: 'pago por confirmar',
  stays: { in_house: 'en casa', left: 'salió', no_show: 'no se presentó' } satisfies Partial<
    Record<StayState, string>
  >,
  /** The guest still owes this amount, in soles. */
  owes: (balance: number): string => `debe ${formatSoles(balance)}`,
  channel: (channel: string): string => `canal ${channel}`,
  blocked: (last: CalendarDate, reason: string): string =>
    `bloqueada hasta la noche del ${formatDayOfMonth(last)}${reasonText(reason)}`,
  blockedOn: (reason: string): string => `bloqueada, y sigue después${reasonText(reason)}`,
  held: (until: string): string => `en pago, separada hasta las ${formatTime(until)}`,
} as const

/** The accessible name of a free night. */
export const NIGHT_WORDS = { free: 'libre', past: 'libre, ya pasó', selected: 'elegida' } as const

/** 'Habitación Molle, 12 de diciembre: libre'. */
export const cellLabel = (room: string, day: string, what: string): string => `${room}, ${day}: ${what}`

/** The selected nights, and the actions for them. */
export const SELECTION = {
  title: 'Noches elegidas',
  selected: (room: string, nights: number, stay: Stay): string =>
    `${room}: ${formatNights(nights)}, entra el ${formatDayOfMonth(stay.entry)}, sale el ${formatDayOfMonth(stay.departure)}`,
  how: 'Entrar lleva a lo que se puede hacer; Esc quita la selección.',
  reserve: 'Reservar',
  block: 'Bloquear',
  clear: 'Quitar la selección',
} as const

/** The confirmation before nights are blocked from the board, and the message afterwards. */
export const BLOCK_NIGHTS = {
  title: (room: string): string => `Bloquear ${room}`,
  text: (nights: number, first: CalendarDate, last: CalendarDate): string =>
    nights === 1
      ? `La noche del ${formatDate(first)} deja de ofrecerse.`
      : `${formatNights(nights)} dejan de ofrecerse: de la noche del ${formatDate(first)} a la del ${formatDate(last)}.`,
  /** The result for `nights`; `already` is about selected nights that somebody had blocked before. */
  done: (room: string, nights: number, already: string): string =>
    `${room}: ${[nights > 0 && BLOCKINGS.block.done(nights), already].filter(Boolean).join(' ')}`,
} as const

/** The explanation of a hold, shown when one is pressed. */
export const HOLD = {
  title: (room: string): string => `${room}: en pago`,
  stay: (entry: CalendarDate, departure: CalendarDate): string =>
    `Estadía del ${formatDate(entry)} al ${formatDate(departure)}.`,
  outcome: 'Si paga, aparece aquí su reservación. Si no, las noches quedan libres a esa hora.',
  close: 'Entendido',
} as const

/** The actions of a reservation's bar. */
export const BAR_MENU = {
  title: (client: string): string => `Reservación de ${client}`,
  view: 'Ver la reservación',
  change: 'Cambiar habitación o fechas',
} as const

/** A bar that is being dragged: where it would be dropped. */
export const movingText = (room: string, stay: Stay): string =>
  `${room}, entra el ${formatDayOfMonth(stay.entry)}, sale el ${formatDayOfMonth(stay.departure)}. Suelte para ver el precio; Esc cancela.`

/** The explanation of a blocking, shown when one is pressed. */
export const BLOCKED = {
  title: (room: string): string => `${room}: bloqueada`,
  nights: (first: CalendarDate, last: CalendarDate): string =>
    first === last
      ? `La noche del ${formatDate(first)} no se ofrece.`
      : `No se ofrece de la noche del ${formatDate(first)} a la del ${formatDate(last)}.`,
  reason: (reason: string): string => `Motivo: ${reason}`,
  noReason: 'Sin motivo anotado.',
  by: (username: string): string => `La bloqueó ${username}.`,
  unblock: 'Desbloquear',
  someNights: 'Elegir noches',
  done: (room: string): string => `${room}: desbloqueada.`,
} as const

/** One day of the board, as a phone shows it. */
export const BOARD_DAY = {
  arrivals: 'Llegan',
  staying: 'En casa',
  departures: 'Salen',
  held: 'En pago',
  free: 'Libres esta noche',
  blocked: 'Bloqueadas',
  none: {
    arrivals: 'No hay llegadas este día',
    staying: 'No hay otros huéspedes en casa',
    departures: 'No hay salidas este día',
    free: 'No hay habitaciones libres esta noche',
  },
  until: (departure: CalendarDate): string => `sale ${formatDate(departure)}`,
  since: (entry: CalendarDate): string => `entrada ${formatDate(entry)}`,
  reserveRoom: (room: string): string => `Reservar ${room}`,
  blockRoom: (room: string): string => `Bloquear ${room}`,
  unblockRoom: (room: string): string => `Desbloquear ${room}`,
  unblock: 'Desbloquear',
} as const
