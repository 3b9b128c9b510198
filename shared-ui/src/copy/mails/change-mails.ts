import { LODGE } from 'content'
import { cardBrandName } from '../booking/card-brands.ts'

/**
 * The parts of a refund by their state: still to come to the card, recorded by the provider, uncertain, owed by other
 * means, paid by other means, and paid at the desk.
 */
export const REFUND_WORDS = {
  labels: {
    toCard: 'Le devolveremos a su tarjeta',
    done: 'Devuelto a su tarjeta',
    unclear: 'En verificación',
    manual: 'Le pagaremos por otro medio',
    paidByHand: 'Pagado por otro medio',
    desk: 'Por recibir en el hospedaje',
  },
  notes: {
    toCard:
      'La devolución a su tarjeta se hace por medio del proveedor de pagos. Según su banco, puede tardar unos días en verse en el estado de cuenta.',
    done: 'El proveedor de pagos ya registró la devolución a su tarjeta. Según su banco, puede tardar unos días en verse en el estado de cuenta.',
    unclear:
      'Estamos verificando con el proveedor de pagos si la devolución quedó registrada. Si desea saber cómo va, escríbanos o llámenos.',
    manual:
      'El proveedor de pagos no puede devolver ese monto a su tarjeta. Se lo pagaremos por transferencia, Yape o en efectivo: escríbanos o llámenos para acordarlo.',
  },
} as const

/** To the guest, after staff have changed the nights or the room of a reservation. */
export const CHANGE_MAIL = {
  subject: (entry: string): string => `Cambiamos su reserva en ${LODGE.name}: ${entry}`,
  heading: 'Su reserva ha cambiado',
  intro:
    'Hicimos el cambio que conversamos. Estos son los datos que valen desde ahora y reemplazan a los anteriores; le conviene imprimirlos y guardarlos.',
  stay: 'Su estadía',
  guest: 'A nombre de',
  folio: 'Cuenta',
  charges: 'Consumos y otros cargos',
  paid: 'Pagado',
  retained: 'Retenido según las condiciones',
  toPay: 'Por pagar en el hospedaje',
} as const

/** To the guest, after a reservation was cancelled. */
export const CANCELLATION_MAIL = {
  subject: (number: string): string => `Cancelamos su reserva ${number} en ${LODGE.name}`,
  heading: 'Su reserva está cancelada',
  intro: 'Cancelamos la reserva de estos datos; sus noches quedan libres.',
  stay: 'La reserva cancelada',
  refund: 'Devolución',
  percent: 'Según las condiciones',
  share: (percent: number): string => `${percent} % de lo pagado`,
  none: 'Según las condiciones, esta cancelación no tiene devolución.',
  nothingPaid: 'No había nada pagado, así que no hay nada que devolver.',
  deskNote: 'Escríbanos o llámenos para acordar cómo recibir lo que se devuelve en el hospedaje.',
  /** A guest who cancels by the link is not asked what was paid at the desk. */
  nothingByCard: 'No pagó con tarjeta, así que no hay nada que devolver a una tarjeta.',
  payableAtDesk: 'Si pagó algo en el hospedaje, escríbanos o llámenos para acordar su devolución.',
  /** Only if no refund is left to arrange. */
  nothingToDo: 'No tiene que hacer nada más.',
  rules: 'Condiciones de cancelación',
} as const

/** To the lodge, when a guest has cancelled by the link of a mail. */
export const GUEST_CANCELLED_NOTICE = {
  subject: (number: string, client: string): string => `El huésped canceló: reserva ${number}, ${client}`,
  heading: 'Un huésped canceló su reserva',
  intro:
    'La canceló con el enlace de su correo. Las noches ya están libres, y el sistema le escribe al huésped con la devolución.',
  details: 'La reserva cancelada',
  refund: 'Devolución',
  labels: {
    toCard: 'A la tarjeta',
    done: 'Devuelto a la tarjeta',
    unclear: 'En verificación',
    manual: 'Por otro medio',
    paidByHand: 'Pagado por otro medio',
    desk: 'En el hospedaje',
  },
  cardNote:
    'El sistema pide la devolución a la tarjeta al proveedor de pagos; su estado se ve en la reservación.',
  manualNote:
    'El proveedor de pagos no puede devolver ese monto a la tarjeta: el hospedaje lo paga por transferencia, Yape o en efectivo. Acuérdelo con el huésped.',
  payableAtDesk: (percent: number): string =>
    `Al huésped no se le pregunta qué pagó en el hospedaje. Si pagó algo ahí, según las condiciones le corresponde el ${percent} % de ese monto: acuérdelo con él.`,
} as const

/**
 * Why the provider does not refund to a card; `other` if it gave no reason. `brand` is the card's brand, empty if
 * unknown.
 */
export const REFUND_MANUAL_REASONS = {
  too_old: () =>
    'El pago tiene más de seis meses y el proveedor de pagos ya no permite devolverlo a la tarjeta.',
  brand: (brand: string): string =>
    brand === ''
      ? 'El proveedor de pagos no permite devoluciones a tarjetas de esa marca.'
      : `El proveedor de pagos no permite devoluciones a tarjetas ${cardBrandName(brand)}.`,
  refused: () => 'El proveedor de pagos rechazó la devolución a la tarjeta.',
  other: () => 'El proveedor de pagos no puede hacer la devolución a la tarjeta.',
} as const

/** To the guest, when a refund cannot go to the card. It says what is owed and how it is paid, never that it was paid. */
export const REFUND_MANUAL_MAIL = {
  subject: (number: string): string => `Su devolución se pagará por otro medio: reserva ${number}`,
  heading: 'Su devolución se pagará por otro medio',
  owed: (amount: string): string =>
    `Por eso ${LODGE.name} le pagará ${amount} por otro medio: transferencia, Yape o efectivo. Ese pago todavía está pendiente.`,
  arrange: `Para acordar cómo recibirlo, responda a este correo (${LODGE.email}) o llámenos al ${LODGE.phone}.`,
  details: 'La devolución',
  amount: 'Por pagarle',
  card: 'Tarjeta que no la puede recibir',
} as const

/** The same to the lodge, which owes the money. */
export const REFUND_MANUAL_NOTICE = {
  subject: (number: string, client: string): string =>
    `Devolución por pagar a mano: reserva ${number}, ${client}`,
  heading: 'Hay que pagar una devolución por otro medio',
  owed: (amount: string): string =>
    `El huésped sigue sin recibir ${amount}. El sistema le escribe que el hospedaje se lo pagará por transferencia, Yape o en efectivo.`,
  advice:
    'Comuníquese con el huésped, páguele y anótelo en la consola, en la reservación o en los pagos por revisar.',
  details: 'La reserva',
  amount: 'Por pagar',
  unsettled: 'Abrir los pagos por revisar',
} as const
