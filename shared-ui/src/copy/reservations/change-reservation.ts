import type { ChangeQuote } from '../../validators/reservations/reservation-changes.ts'
import { formatDate, formatPrice, formatSoles } from '../format.ts'
import { RESERVATION_FIELDS } from './reservation-fields.ts'

const TAKER_WORDS: Record<ChangeQuote['conflicts'][number]['taker'], string> = {
  reservation: 'reservada',
  blocking: 'bloqueada',
  hold: 'apartada mientras alguien paga',
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
  },
  ...RESERVATION_FIELDS,
  rate: 'Precio por noche',
  rates: {
    agreed: (price: number, total: number): string =>
      `El acordado: ${formatPrice(price)} · total ${formatSoles(total)}`,
    today: (price: number, total: number): string =>
      `El de hoy: ${formatPrice(price)} · total ${formatSoles(total)}`,
  },
  rateHint:
    'En la misma habitación se mantiene el precio acordado; en otra rige el de hoy. Puede elegir el otro.',
  compare: 'Lo que cambia',
  line: 'Dato',
  before: 'Ahora',
  after: 'Con el cambio',
  differs: 'cambia',
  nights: 'Noches',
  pricePerNight: 'Precio por noche',
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
  toReturn: 'Por devolver',
  settled: 'Nada por cobrar ni devolver',
  deskNote: 'Lo pagado en caja no se registra aquí: cobre o devuelva la diferencia en caja.',
  settlement: 'Cómo se devuelve',
  settlements: {
    card: (amount: number): string => `A la tarjeta: ${formatSoles(amount)}`,
    desk: (amount: number): string => `En caja: ${formatSoles(amount)}`,
  },
  notice: 'Enviar al cliente un correo con los nuevos datos',
  submit: 'Guardar cambio',
  priceMoved: 'El precio ha cambiado mientras tanto. Revise el nuevo total y guarde otra vez.',
  notFree: 'Elija otra habitación u otras fechas: no está libre todas esas noches.',
  notPriced: 'Todavía no se sabe el precio de este cambio.',
  unchanged: 'Cambie la habitación, una fecha o el precio para guardar.',
} as const
