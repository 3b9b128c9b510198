import type { PeriodChoice } from '../../rules/reservations/statistics.ts'
import { formatNights, formatReservations } from '../format.ts'

/** Shown in place of a figure whose divisor is 0. */
export const NO_FIGURE = '—'

/** What was sold in a period. */
export const STATISTICS = {
  title: 'Estadísticas',
  loading: 'Cargando Estadísticas',
  periods: 'Periodo',
  choices: {
    this_month: 'Este mes',
    last_month: 'Mes pasado',
    this_year: 'Este año',
  } satisfies Record<PeriodChoice, string>,
  from: 'Desde la noche',
  to: 'Hasta la noche',
  fromMissing: 'Elija la primera noche.',
  toMissing: 'Elija la última noche.',
  show: 'Ver periodo',
  /** The URL has an invalid period: what is shown instead, and why. */
  refused: (reasons: readonly string[]): string =>
    `La dirección pide un periodo que no se puede mostrar, y en su lugar se ve este mes. ${reasons.join(' ')}`,
  shown: (from: string, to: string): string => `${from} – ${to}`,
  figures: 'Cifras del periodo',
  figuresHint: 'Cada cifra abre la lista de las reservaciones que cuenta.',
  rule: 'Cómo se calcula',
  emptyTitle: 'No hay noches vendidas en este periodo',
  emptyText: 'Elija otro periodo, o anote una reservación.',
  add: 'Agregar reservación',
  noRooms: 'No hay habitaciones',
  noRoomsText: 'Cuando haya una habitación en oferta, aquí se ve cuánto se vende.',
} as const

/** Each figure with the rule by which it is computed, in the words of its readers. */
export const FIGURES = {
  income: {
    label: 'Ingreso sin IGV',
    note: (total: string): string => `${total} con IGV`,
    rule: 'Suma de los precios sin IGV de las reservaciones confirmadas, repartidos entre sus noches: de una estadía que empieza antes o termina después del periodo cuentan solo las noches que caen en él.',
  },
  nights: {
    label: 'Noches vendidas',
    note: (reservations: number): string => `en ${formatReservations(reservations)}`,
    rule: 'Noches de reservaciones confirmadas, también las que todavía no llegan. La noche del día de salida no cuenta. No cuentan las reservaciones canceladas, eliminadas o no concretadas, ni las que esperan la respuesta del banco.',
  },
  occupancy: {
    label: 'Ocupación',
    note: (available: number): string => `de ${formatNights(available)} disponibles`,
    rule: (blocked: number): string =>
      `Noches vendidas ÷ noches disponibles. Disponibles son las noches del periodo de cada habitación, desde que se registró hasta que se retiró, menos las bloqueadas (${formatNights(blocked)} en este periodo).`,
  },
  adr: {
    label: 'Tarifa media (ADR)',
    note: 'por noche vendida, sin IGV',
    rule: 'Ingreso sin IGV ÷ noches vendidas.',
  },
  revpar: {
    label: 'RevPAR',
    note: 'por noche disponible, sin IGV',
    rule: 'Ingreso sin IGV ÷ noches disponibles: junta en una cifra cuánto se ocupa y a cuánto se vende.',
  },
} as const

/** The two charts by month, and their tables. */
export const MONTH_PICTURES = {
  loading: 'Cargando los meses',
  income: 'Ingreso por mes',
  nights: 'Noches y ocupación por mes',
  picture: (title: string, range: string): string => `${title}, ${range}. Las cifras están en la tabla.`,
  table: 'Ver la tabla',
  tableOf: (title: string): string => `: ${title}`,
  selected: 'Periodo elegido',
  others: 'Otros meses',
  sold: 'Vendidas',
  available: 'Disponibles',
  columns: {
    month: 'Mes',
    income: 'Ingreso sin IGV',
    total: 'Total con IGV',
    sold: 'Vendidas',
    available: 'Disponibles',
    occupancy: 'Ocupación',
  },
  incomeText: (month: string, income: string): string => `${month}: ${income}`,
  nightsText: (month: string, sold: number, available: number): string =>
    `${month}: ${sold} de ${formatNights(available)}`,
} as const

/** The sales of each room. */
export const ROOM_SALES = {
  title: 'Por habitación',
  columns: {
    identifier: 'Habitación',
    category: 'Categoría',
    reservations: 'Reservaciones',
    nights: 'Noches',
    occupancy: 'Ocupación',
    income: 'Ingreso sin IGV',
    total: 'Total con IGV',
  },
  listOf: (reservations: number): string => formatReservations(reservations),
  ofRoom: (identifier: string): string => ` de ${identifier}`,
  rule: 'De una estadía que pasa el fin del periodo, el total es la parte de sus noches dentro de él.',
} as const
