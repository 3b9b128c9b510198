import type { ChangeQuote } from '../../../validators/reservations/reservation-changes.ts'
import { formatDate, formatPrice, formatSoles } from '../../format.ts'
import { RESERVATION_FIELDS } from '../reservation-fields.ts'

const TAKER_WORDS: Record<ChangeQuote['conflicts'][number]['taker'], string> = {
  reservation: 'reservada',
  blocking: 'bloqueada',
  hold: 'apartada mientras alguien paga',
}

type ShareAmounts = { percent: number; left: number; refund: number }

/** How far ahead the entry is, in days. */
const entryText = (daysAhead: number): string => {
  if (daysAhead < 0) return 'La estadía ya empezó'
  if (daysAhead === 0) return 'La entrada es hoy'
  return daysAhead === 1 ? 'Falta 1 día para la entrada' : `Faltan ${daysAhead} días para la entrada`
}

/** Changing the nights or the room of a reservation. */
export const CHANGE_RESERVATION = {
  title: 'Cambiar Reservación',
  loading: 'Cargando Reservación',
  back: 'Volver a la reservación',
  open: 'Cambiar',
  notActive: {
    title: 'Esta reservación no se puede cambiar',
    text: 'Solo se cambia una reservación confirmada.',
    marked: 'La salida o la ausencia del huésped ya está anotada. Deshágala primero en la reservación.',
  },
  ...RESERVATION_FIELDS,
  rate: 'Precio por noche',
  rates: {
    agreed: (price: number, total: number): string =>
      `El acordado: ${formatPrice(price)} · total ${formatSoles(total)}`,
    earlier: (price: number, total: number): string =>
      `El de antes: ${formatPrice(price)} · total ${formatSoles(total)}`,
    today: (price: number, total: number): string =>
      `El de hoy: ${formatPrice(price)} · total ${formatSoles(total)}`,
  },
  rateHint:
    'En la misma habitación se mantiene el precio acordado; en otra rige el de hoy. Puede elegir otro.',
  compare: 'Lo que cambia',
  rooms: 'Habitaciones de la estadía',
  /** Above the rooms of a stay that has begun; each has its nights and what they cost without IGV. */
  pastNights:
    'Las noches que ya pasaron se quedan en su habitación, con su precio. El cambio vale desde esta noche.',
  line: 'Dato',
  before: 'Ahora',
  after: 'Con el cambio',
  differs: 'cambia',
  nights: 'Noches',
  pricePerNight: 'Precio por noche',
  /** The room and price of a stay that has begun, of which earlier nights had others. */
  roomFromTonight: 'Habitación desde hoy',
  pricePerNightFromTonight: 'Precio por noche desde hoy',
  price: 'Subtotal',
  igv: 'IGV (18 %)',
  total: 'Total',
  asking: 'Calculando el nuevo precio',
  conflicts: 'La habitación no está libre todas esas noches:',
  conflict: (date: string, taker: ChangeQuote['conflicts'][number]['taker']): string =>
    `${formatDate(date)}: ${TAKER_WORDS[taker]}`,
  account: 'Cuenta',
  paidByCard: 'Pagado con tarjeta',
  difference: 'Diferencia con el total de ahora',
  toCollect: 'Por cobrar en caja',
  settled: 'Saldo después del cambio',
  paidAtDesk: 'Pagado en recepción',
  left: 'Pagado de más con el cambio',
  toCard: 'Por devolver de lo pagado con tarjeta',
  atDesk: 'Por devolver en recepción',
  retained: 'Se retiene',
  used: 'Se usa de lo retenido antes',
  credit: 'A favor del huésped',
  refund: 'Cuánto se devuelve',
  refundHint: ({ daysAhead, percent }: { daysAhead: number; percent: number }): string =>
    `${entryText(daysAhead)}: según las condiciones ${percent === 0 ? 'no se devuelve nada' : `se devuelve el ${percent} %`} de lo que ya no se usa, como en una cancelación.`,
  shares: {
    policy: ({ percent, refund }: ShareAmounts): string =>
      `Según las condiciones (${percent} %): ${formatSoles(refund)}`,
    all: ({ refund }: ShareAmounts): string => `Todo: ${formatSoles(refund)}`,
    none: ({ left }: ShareAmounts): string => `Nada: se retienen ${formatSoles(left)}`,
  },
  reason: 'Motivo',
  reasonMissing: 'Escriba por qué no se aplican las condiciones.',
  settlement: 'Cómo se devuelve',
  settlements: {
    card: (amount: number): string => `A la tarjeta: ${formatSoles(amount)}`,
    desk: (amount: number): string => `En caja: ${formatSoles(amount)}`,
  },
  /** Below the entry of a guest who is in house. */
  entryFixed: 'El huésped ya está en casa: su entrada no cambia.',
  tooSmall: (room: string, persons: string): string =>
    `Es para ${room}, y en esta reservación hay ${persons}.`,
  /** Beside a room in the choice of rooms. */
  takenRoom: 'no libre',
  notice: 'Enviar al cliente un correo con los nuevos datos',
  submit: 'Guardar cambio',
  priceMoved: 'El precio o la devolución cambió mientras tanto. Revise los montos y guarde otra vez.',
  notFree: 'Elija otra habitación u otras fechas: no está libre todas esas noches.',
  notPriced: 'Todavía no se sabe el precio de este cambio.',
  unchanged: 'Cambie la habitación, una fecha o el precio para guardar.',
} as const
