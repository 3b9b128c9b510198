import type { DayState } from '../../rules/reservations/stay-selection.ts'
import { formatDate, formatNights } from '../format.ts'

/** Words of the calendar in which a stay is selected. */
export const STAY_PICKER = {
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
  today: 'hoy',
  states: {
    entry: 'entrada',
    departure: 'salida',
    inside: 'en su estadía',
    free: 'libre',
    'only-departure': 'ocupada, solo para salir',
    taken: 'ocupada',
    closed: 'no se puede reservar',
  } satisfies Record<DayState, string>,
  legend: 'Qué significa cada día',
  legendFree: 'Libre',
  legendTaken: 'Ocupada',
  legendSelected: 'Su estadía',
  pickEntry: 'Elija el día de entrada.',
  pickDeparture: (entry: string): string => `Entrada: ${formatDate(entry)}. Ahora elija el día de salida.`,
  picked: ({ entry, departure, nights }: { entry: string; departure: string; nights: number }): string =>
    `Del ${formatDate(entry)} al ${formatDate(departure)} · ${formatNights(nights)}`,
} as const
