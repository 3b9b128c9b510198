import { LODGE } from 'content'
import type { GuestReservationResponse } from '../../validators/reservations/guest-reservation.ts'
import { formatMoment, formatSoles } from '../format.ts'
import { RESERVATION_FIELDS } from './reservation-fields.ts'

type Offered = NonNullable<GuestReservationResponse['offered']>
type Given = NonNullable<GuestReservationResponse['given']>

/** The page that a mail's link opens. */
export const GUEST_RESERVATION = {
  title: 'Su reserva',
  description: 'Vea su reserva, agréguela a su calendario o cancélela.',
  loading: 'Cargando su reserva',
  noSignal: 'No hay señal, y su reserva solo se puede ver con ella. Vuelva a intentarlo donde haya señal.',
  number: (number: string): string => `N.º de reserva ${number}`,
  ...RESERVATION_FIELDS,
  stay: 'Su estadía',
  entryHours: `de ${LODGE.checkIn.from} a ${LODGE.checkIn.to}`,
  departureHour: `hasta las ${LODGE.checkOut}`,
  guest: 'A nombre de',
  details: 'Sobre la llegada',
  roomName: (identifier: string, category: string): string => `${identifier} · ${category}`,
  nights: 'Duración',
  bill: 'Lo que cuesta',
  billOver: 'Lo que costaba',
  paidByCard: (amount: string): string => `Pagado con tarjeta: ${amount}`,
  retained: (amount: string): string => `Retenido según las condiciones por el cambio: ${amount}`,
  balance: (amount: string): string => `Saldo por pagar en el hotel: ${amount}`,
  actions: 'Qué puede hacer',
  calendar: 'Agregar al calendario',
  calendarHint: 'Se descarga un archivo que abren el calendario del teléfono y el de la computadora.',
  cancel: 'Cancelar reserva',
  tooLate: `La hora de entrada (${LODGE.checkIn.from} del primer día) ya pasó, así que la reserva no se puede cancelar desde aquí. Si necesita cambiar algo, llámenos.`,
  settledOtherwise: 'Su reserva cambió mientras la veía y ya no se puede cancelar desde aquí.',
  moved:
    'Algo cambió en su reserva mientras la veía, y no se canceló. Esto es lo que vale ahora: revise las fechas y la devolución antes de cancelar.',
  standing: 'Su reserva sigue en pie: no se canceló. Si quiere cancelarla, puede hacerlo abajo.',
  terms: 'Términos y condiciones',
  search: 'Buscar otra habitación',
  reach: '¿Necesita algo más?',
  reachText: 'Para cambiar las fechas o la habitación, o si tiene una pregunta, llámenos o escríbanos.',
  /** For a stay whose dates cannot change: it is cancelled, was not made, or its payment is open. */
  reachTextOver: 'Si tiene una pregunta, llámenos o escríbanos.',
  phone: 'Teléfono',
  email: 'Correo',
} as const

/** The state as the page's heading, in a word, and in a sentence; deleted reservations are not shown. */
export const GUEST_STATES: Record<
  Exclude<GuestReservationResponse['state'], 'deleted'>,
  { heading: string; word: string; text: string }
> = {
  confirmed: {
    heading: 'Su reserva está confirmada',
    word: 'Confirmada',
    text: `Le esperamos en ${LODGE.name}.`,
  },
  pending: {
    heading: 'Su pago está por confirmar',
    word: 'Pago por confirmar',
    text: 'Su banco todavía no responde. No repita el pago: le escribiremos en cuanto lo sepamos, y esta página también lo dirá.',
  },
  failed: {
    heading: 'Su reserva no se hizo',
    word: 'No se hizo',
    text: 'El pago no se completó y la estadía no está reservada. El correo que le enviamos dice qué pasó con su pago.',
  },
  cancelled: {
    heading: 'Su reserva está cancelada',
    word: 'Cancelada',
    text: 'Sus noches quedaron libres.',
  },
}

/** An unknown link: not ours, truncated, or of a reservation that was deleted. */
export const LINK_UNKNOWN = {
  title: 'No encontramos su reserva',
  text: 'El enlace está incompleto, o la reserva ya no existe. Ábralo otra vez desde el correo que le enviamos o, si no funciona, pida uno nuevo.',
  help: 'Si sigue sin verla, llámenos o escríbanos y la buscamos con usted.',
} as const

/** The time until the entry, for the sentence about the refund policy. */
const timeUntilEntry = (daysAhead: number): string => {
  if (daysAhead <= 0) return 'Su entrada es hoy'
  return daysAhead === 1 ? 'Falta 1 día para su entrada' : `Faltan ${daysAhead} días para su entrada`
}

/** The same for a past cancellation. */
const timeBeforeEntryText = (daysAhead: number): string => {
  if (daysAhead < 0) return 'después de la entrada'
  if (daysAhead === 0) return 'el día de la entrada'
  return daysAhead === 1 ? '1 día antes de la entrada' : `${daysAhead} días antes de la entrada`
}

/** Why nothing would be refunded to a card; empty if something would. */
const notRefundableText = ({ percent, amount }: Offered): string => {
  if (percent === 0) return 'No se devuelve nada'
  return amount === 0 ? 'No hay nada que devolver a una tarjeta' : ''
}

/** The refund of a cancellation at this moment. */
export const OFFERED_REFUND = {
  rule: ({ daysAhead, percent }: Offered): string =>
    `${timeUntilEntry(daysAhead)}: ${percent === 0 ? 'no hay devolución' : `se devuelve el ${percent}\u00a0% de lo pagado`}.`,
  /** Beside the button that opens the dialog. */
  now: (offered: Offered): string =>
    notRefundableText(offered) === ''
      ? `Si cancela hoy, vuelven a su tarjeta ${formatSoles(offered.amount)} (${offered.percent}\u00a0% de lo pagado).`
      : `Si cancela hoy: ${notRefundableText(offered).toLowerCase()}.`,
  nothing: notRefundableText,
  back: 'A su tarjeta',
  share: (percent: number, paid: string): string => `${percent}\u00a0% de ${paid}`,
  /** Payments at the desk are not known here; empty if the card paid everything. */
  atDesk: ({ paidByCard, total }: Pick<GuestReservationResponse, 'paidByCard' | 'total'>): string => {
    if (paidByCard >= total) return ''
    return paidByCard === 0
      ? 'Esta reserva no tiene un pago con tarjeta en nuestra página. Si pagó algo en el hospedaje, llámenos antes de cancelar.'
      : 'Lo que haya pagado en el hospedaje no está en este monto: llámenos para acordar su devolución.'
  },
} as const

/** The confirmation before the reservation is cancelled. */
export const CANCEL_DIALOG = {
  title: '¿Cancelar su reserva?',
  stay: (room: string, entry: string, departure: string): string => `${room}, del ${entry} al ${departure}`,
  policy: 'Condiciones de cancelación',
  steps: (fromDays: number, percent: number): string => `Con ${fromDays} días o más: ${percent}\u00a0%`,
  nothingUnder: (days: number): string => `Con menos de ${days} días: nada`,
  yours: 'su caso',
  consequence: 'Sus noches quedarán libres para otras personas. Una cancelación no se puede deshacer.',
  bank: 'Pediremos la devolución enseguida; según su banco, puede tardar unos días en verse en el estado de cuenta.',
  mail: 'Le enviaremos un correo que lo confirma.',
  keep: 'No cancelar',
  submit: 'Sí, cancelar',
  look: 'Ver cómo quedó',
  lost: 'Se perdió la conexión y no sabemos si su reserva se canceló. Vea cómo quedó; si sigue en pie, podrá confirmar otra vez.',
} as const

const REQUESTED =
  'La devolución está pedida. Cuando el proveedor de pagos la registre, esta página lo dirá; según su banco, puede tardar unos días más en verse en el estado de cuenta.'

/** The state of the refund to the card, and what happens next. */
const CARD_SENTENCES: Record<NonNullable<Given['state']>, string> = {
  waiting: REQUESTED,
  asking: REQUESTED,
  done: 'El proveedor de pagos la registró. Según su banco, puede tardar unos días en verse en el estado de cuenta.',
  unclear:
    'La estamos verificando con el proveedor de pagos. Si no se pudo hacer, se la pagaremos por otro medio.',
  manual: `Se la pagaremos por otro medio (transferencia o efectivo). Le escribiremos, o llámenos al ${LODGE.phone}.`,
  paid_by_hand: 'La devolución ya se le pagó por otro medio.',
}

/** The label of the refunded amount of the card payment. */
const CARD_LABELS: Record<NonNullable<Given['state']>, string> = {
  waiting: 'A su tarjeta',
  asking: 'A su tarjeta',
  done: 'A su tarjeta',
  unclear: 'A su tarjeta, por verificar',
  manual: 'Por otro medio',
  paid_by_hand: 'Pagada por otro medio',
}

const ASK_DESK = 'Si pagó algo en el hospedaje, llámenos o escríbanos para acordar su devolución.'

/** Why nothing was refunded. */
function notRefundedText({ percent, mayHavePaidAtDesk }: Given): string {
  if (percent === 0) return 'Según las condiciones, esta cancelación no tiene devolución.'
  return mayHavePaidAtDesk
    ? 'No pagó con tarjeta, así que no hay nada que devolver a una tarjeta.'
    : 'No había nada pagado, así que no hay nada que devolver.'
}

/** What the guest has to do about the refund, one sentence for each paragraph; if nothing, the last says so. */
function guestTasks({ percent, atDesk, mayHavePaidAtDesk, state }: Given): string[] {
  const tasks = [
    ...(atDesk > 0
      ? ['Llámenos o escríbanos para acordar cómo recibir lo que se devuelve en el hospedaje.']
      : []),
    ...(mayHavePaidAtDesk && percent > 0 ? [ASK_DESK] : []),
  ]
  return tasks.length > 0 || state === 'manual' ? tasks : ['No tiene que hacer nada más.']
}

/** What a cancelled reservation shows about its refund. */
export const GIVEN_REFUND = {
  title: 'Devolución',
  cancelled: 'Cancelada',
  at: ({ at }: Given): string => formatMoment(at),
  ahead: 'Anticipación',
  timeBeforeEntryText: ({ daysAhead }: Given): string => timeBeforeEntryText(daysAhead),
  percent: 'Según las condiciones',
  share: ({ percent }: Given): string =>
    percent === 0 ? 'sin devolución' : `${percent}\u00a0% de lo pagado`,
  /** The label of the refund of the card payment; it does not name the card if the lodge paid by other means. */
  ofCard: ({ state }: Given): string => CARD_LABELS[state ?? 'waiting'],
  atDesk: 'En el hospedaje',
  /** The text beneath the amounts, one string for each paragraph. */
  notes: (given: Given): string[] => {
    const { amount, atDesk, state } = given
    return [
      ...(amount === 0 && atDesk === 0 ? [notRefundedText(given)] : []),
      ...(amount > 0 && state ? [CARD_SENTENCES[state]] : []),
      ...guestTasks(given),
    ]
  },
} as const
