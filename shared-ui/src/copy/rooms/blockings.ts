import { formatNights } from '../format.ts'

/** The state of a night in the calendar. */
export type NightState = 'blocked' | 'reserved' | 'held'

export const NIGHT_STATE_WORDS: Record<NightState, string> = {
  blocked: 'Bloqueado',
  reserved: 'Reservado',
  held: 'En pago',
}

/** '1 noche bloqueada.', '3 noches bloqueadas.' */
const doneWords =
  (word: 'bloqueada' | 'desbloqueada') =>
  (nights: number): string =>
    `${formatNights(nights)} ${word}${nights === 1 ? '' : 's'}.`

/** For nights that somebody else changed while they were being selected; `ranges` are their dates. */
const alreadyWords =
  (action: 'bloqueado' | 'desbloqueado') =>
  (nights: number, ranges: string): string =>
    `Alguien ya había ${action} ${nights === 1 ? 'esta noche' : 'estas noches'} mientras usted elegía: ${ranges}.`

/** The calendar of a room's nights. */
export const BLOCKINGS = {
  block: {
    title: 'Bloquear',
    submit: 'Bloquear',
    hint: 'Elija los días en que la habitación no se ofrece.',
    done: doneWords('bloqueada'),
    already: alreadyWords('bloqueado'),
    lost: (nights: number, ranges: string): string =>
      nights === 1
        ? `Ya no está libre, y queda fuera de lo elegido: ${ranges}.`
        : `Ya no están libres, y quedan fuera de lo elegido: ${ranges}.`,
  },
  unblock: {
    title: 'Desbloquear',
    submit: 'Desbloquear',
    hint: 'Elija los días bloqueados que se vuelven a ofrecer.',
    done: doneWords('desbloqueada'),
    already: alreadyWords('desbloqueado'),
    lost: (nights: number, ranges: string): string =>
      nights === 1
        ? `Ya no está bloqueada, y queda fuera de lo elegido: ${ranges}.`
        : `Ya no están bloqueadas, y quedan fuera de lo elegido: ${ranges}.`,
  },
  ranges: 'Para elegir varios, arrastre, o pulse el primero y luego el último con Mayúsculas.',
  rangesByTouch: 'Toque cada uno; otro toque lo quita.',
  reason: 'Motivo',
  reasonHint: 'Lo ve el personal en el tablero; los visitantes no.',
  keyHints: [
    ['Flechas', 'ir de día en día y de semana en semana'],
    ['Inicio, Fin', 'ir al primer o al último día de la semana'],
    ['Re Pág, Av Pág', 'mes anterior, siguiente; con Mayús, año'],
    ['Entrar', 'elegir el día, o dejar de elegirlo'],
    ['Mayús + flechas', 'elegir más días'],
    ['Esc', 'quitar la selección'],
  ],
  loading: 'Cargando Bloqueos',
  empty: 'No hay fechas bloqueadas',
  emptyText: 'Todas las noches de esta habitación se ofrecen.',
  blockSome: 'Bloquear fechas',
  calendar: 'Calendario',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  today: 'Hoy',
  selected: 'Seleccionado',
  legend: 'Qué significa cada marca',
  noneSelected: 'Ningún día elegido',
  selectedNights: (nights: number, ranges: string): string => `${formatNights(nights)}: ${ranges}`,
  clear: 'Quitar la selección',
} as const
