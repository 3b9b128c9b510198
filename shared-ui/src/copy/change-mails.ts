import { LODGE } from './lodge.ts'

/** To the guest, once staff have changed the nights or the room of a reservation. */
export const CHANGE_MAIL = {
  subject: (entry: string): string => `Cambiamos su reserva en ${LODGE.name}: ${entry}`,
  heading: 'Su reserva ha cambiado',
  intro:
    'Hicimos el cambio que conversamos. Estos son los datos que valen desde ahora y reemplazan a los anteriores; le conviene imprimirlos y guardarlos.',
  stay: 'Su estadía',
  guest: 'A nombre de',
  account: 'Cuenta',
  paidByCard: 'Pagado con tarjeta',
  toPay: 'Por pagar en el hospedaje',
  toReceive: 'Por recibir en el hospedaje',
  toCard: 'Se devuelve a su tarjeta',
} as const

/** To the guest, once a reservation is cancelled. */
export const CANCELLATION_MAIL = {
  subject: (number: string): string => `Cancelamos su reserva ${number} en ${LODGE.name}`,
  heading: 'Su reserva está cancelada',
  intro: 'Cancelamos la reserva de estos datos; sus noches quedan libres.',
  stay: 'La reserva cancelada',
  refund: 'Devolución',
  percent: 'Según las condiciones',
  share: (percent: number): string => `${percent} % de lo pagado`,
  toCard: 'A su tarjeta',
  byHand: 'En el hospedaje',
  none: 'Según las condiciones, esta cancelación no tiene devolución.',
  nothingPaid: 'No había nada pagado, así que no hay nada que devolver.',
  cardNote:
    'Pedimos la devolución al banco. Según su banco, puede tardar unos días en verse en el estado de cuenta.',
  deskNote: 'Escríbanos o llámenos para acordar cómo recibir lo que se devuelve en el hospedaje.',
  /** B-12: a guest who cancels by the link is not asked what was paid at the desk. */
  nothingByCard: 'No pagó con tarjeta, así que no hay nada que devolver a una tarjeta.',
  askedAtDesk: 'Si pagó algo en el hospedaje, escríbanos o llámenos para acordar su devolución.',
  /** Only where no money is left to be arranged. */
  nothingToDo: 'No tiene que hacer nada más.',
  rules: 'Condiciones de cancelación',
} as const

/** B-12: to the lodge, when a guest has cancelled by the link of a mail. */
export const GUEST_CANCELLED_NOTICE = {
  subject: (number: string, client: string): string => `El huésped canceló: reserva ${number}, ${client}`,
  heading: 'Un huésped canceló su reserva',
  intro:
    'La canceló con el enlace de su correo. Las noches ya están libres, y el sistema le escribe al huésped con la devolución.',
  details: 'La reserva cancelada',
  client: 'Cliente',
  refund: 'Devolución',
  toCard: 'A la tarjeta',
  cardNote: 'La devolución a la tarjeta ya se pidió al banco; su estado se ve en la reservación.',
  askedAtDesk: (percent: number): string =>
    `Al huésped no se le pregunta qué pagó en el hospedaje. Si pagó algo ahí, según las condiciones le corresponde el ${percent} % de ese monto: acuérdelo con él.`,
  open: 'Ver la reservación en la consola',
} as const

/** To the lodge, when the provider has refused a refund for days. */
export const REFUND_FAILED_NOTICE = {
  subject: (number: string, client: string): string => `Devolución rechazada: reserva ${number}, ${client}`,
  heading: 'El banco rechazó una devolución',
  intro:
    'Pedimos al banco devolver dinero a una tarjeta y lo rechazó durante cinco días. El dinero no se ha movido.',
  advice:
    'Abra la reservación: desde ahí puede pedir la devolución otra vez o anotar que se devolvió por otro medio. El portal del proveedor de pagos dice por qué se rechazó.',
  details: 'La reserva',
  client: 'Cliente',
  amount: 'Por devolver',
  open: 'Ver la reservación en la consola',
} as const
