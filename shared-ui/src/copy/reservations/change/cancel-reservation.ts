import type { RefundState } from '../../../validators/payments/refund-states.ts'
import type { RefundProblem, ReservationRefund } from '../../../validators/payments/reservation-payment.ts'

/** The time until the entry, for the sentence about the refund policy. */
const timeUntilEntry = (daysAhead: number): string => {
  if (daysAhead < 0) return 'La entrada ya pasó'
  if (daysAhead === 0) return 'La entrada es hoy'
  return daysAhead === 1 ? 'Falta 1 día para la entrada' : `Faltan ${daysAhead} días para la entrada`
}

/** The same for a past cancellation. */
const timeBeforeEntryText = (daysAhead: number): string => {
  if (daysAhead < 0) return 'La entrada ya había pasado'
  if (daysAhead === 0) return 'La entrada era el mismo día'
  return daysAhead === 1 ? 'Faltaba 1 día para la entrada' : `Faltaban ${daysAhead} días para la entrada`
}

/** Cancelling a reservation with the refund of the policy. */
export const CANCEL_RESERVATION = {
  open: 'Cancelar reservación',
  title: (client: string): string => `Cancelar la reservación de ${client}`,
  consequence: 'Sus noches quedan libres otra vez. El registro, su pago y su historia se conservan.',
  policy: 'Devolución según las condiciones',
  steps: (fromDays: number, percent: number): string =>
    `Con ${fromDays} días o más de anticipación: ${percent} %`,
  nothing: (days: number): string => `Con menos de ${days} días, o si no llega: nada`,
  applies: (daysAhead: number, percent: number): string =>
    `${timeUntilEntry(daysAhead)}: ${percent === 0 ? 'no hay devolución' : `se devuelve el ${percent} % de lo pagado`}.`,
  paidAtDesk: 'Pagado en recepción',
  paidByCard: 'Pagado con tarjeta',
  toCard: 'Se devuelve a la tarjeta',
  atDesk: 'Se devuelve en caja',
  total: 'Devolución',
  cardNote:
    'La devolución a la tarjeta se pide enseguida al proveedor de pagos. Si no la puede hacer, aparece en Pagos por revisar; su estado se ve en la reservación.',
  reasonMissing: 'Escriba el motivo.',
  reason: 'Motivo',
  notice: 'Enviar al cliente un correo con la cancelación y la devolución',
  keep: 'No cancelar',
  submit: 'Cancelar reservación',
  refundMoved:
    'Los montos ya no son los que se mostraban. Revise la devolución de abajo y confirme otra vez.',
  /** Somebody else changed it while the dialog was open. */
  moved: {
    title: 'Otra persona cambió esta reservación mientras usted la cancelaba.',
    notDone: 'No se canceló.',
    parts: { room: 'Habitación', entry: 'Entrada', departure: 'Salida', total: 'Total' },
    change: (was: string, is: string): string => `Antes: ${was}. Ahora: ${is}.`,
    otherwise: 'La habitación, las fechas y el total son los mismos.',
    ask: 'Revise la devolución de abajo. Si todavía quiere cancelarla, confirme otra vez.',
  },
  done: (client: string): string => `Se canceló la reservación de ${client}. Sus noches quedan libres.`,
} as const

/** The reason that the history records if the guest cancelled. */
export const GUEST_CANCELLATION = {
  reason: 'El huésped la canceló con el enlace de su correo.',
} as const

/** What a cancelled reservation shows about its cancellation. */
export const CANCELLATION_PANEL = {
  title: 'Cancelación',
  at: 'Fecha',
  by: 'Cancelada por',
  byGuest: 'El huésped',
  reason: 'Motivo',
  rule: 'Anticipación',
  timeBeforeEntryText,
  percent: 'Devolución',
  share: (percent: number): string => (percent === 0 ? 'No corresponde' : `${percent} % de lo pagado`),
} as const

export const REFUND_STATE_WORDS: Record<RefundState, string> = {
  waiting: 'Por pedir al banco',
  asking: 'Pedida al banco',
  done: 'Hecha',
  unclear: 'Por comprobar',
  manual: 'Por pagar',
  paid_by_hand: 'Pagada por otro medio',
}

/** Refunds, beneath the payment. */
export const REFUNDS = {
  title: 'Devoluciones',
  causes: { cancellation: 'Por cancelación', change: 'Por cambio' } satisfies Record<
    ReservationRefund['cause'],
    string
  >,
  /** Why a refund is waiting; it is requested again automatically. */
  waitingProblems: {
    unreachable: 'No se puede conectar con el proveedor de pagos; se vuelve a intentar.',
    refused: 'El banco todavía no la acepta; se vuelve a pedir.',
    not_configured: 'La configuración ya no incluye al proveedor que cobró este pago.',
  } satisfies Partial<Record<RefundProblem, string>>,
  /** Why the lodge has to pay a refund by other means. */
  manualProblems: {
    refused: 'El banco la rechazó de forma definitiva.',
    unclear: 'El proveedor de pagos no dijo con claridad si la hizo.',
    too_old: 'El pago es demasiado antiguo para devolverlo a la tarjeta.',
    brand: 'El proveedor de pagos no devuelve a tarjetas de esa marca.',
    not_configured: 'La configuración ya no incluye al proveedor que cobró este pago.',
  } satisfies Partial<Record<RefundProblem, string>>,
  reference: (reference: string): string => `Referencia ${reference}`,
} as const
