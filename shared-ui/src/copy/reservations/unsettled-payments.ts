import type { UnsettledProblem } from '../../validators/payments/unsettled-payment.ts'

/**
 * What staff can do with a charge or refund that did not settle by itself: record that it was returned in the provider's
 * portal (`mark_returned` a charge, `given` a refund), have the refund requested again, or record that it was paid by
 * other means.
 */
export type SettleAction = 'mark_returned' | 'given' | 'retry' | 'by_hand'

/** An action for one kind of problem: its button, and its consequence in the confirmation. */
type ActionWords = { label: string; text: string }

type ProblemWords = {
  /** The problem, in one sentence. */
  what: string
  /** What to do next. */
  next: string
  /** The possible actions, the usual one first. */
  actions: readonly ({ action: SettleAction } & ActionWords)[]
}

const LAST = 'No se puede deshacer.'

/** What is wrong with a charge or refund, and what staff can do about it. */
export const UNSETTLED_WORDS: Record<UnsettledProblem, ProblemWords> = {
  charge_unknown: {
    what: 'El proveedor de pagos no ha dicho en más de una hora si cobró.',
    next: 'El sistema sigue preguntando y las noches siguen separadas. Busque la compra en el portal de Niubiz y llame al huésped.',
    actions: [],
  },
  charge_returning: {
    what: 'Se cobró una reserva que no se concretó, y el cobro no se ha podido devolver en más de una hora.',
    next: 'El sistema lo sigue intentando. Revise la compra en el portal de Niubiz; si el cobro ya se devolvió, o usted lo devuelve ahí, anótelo aquí.',
    actions: [
      {
        action: 'mark_returned',
        label: 'Ya se devolvió en el portal de Niubiz',
        text: `Hágalo solo si el portal de Niubiz muestra que el cobro se devolvió: al huésped se le dirá que su dinero vuelve. ${LAST}`,
      },
    ],
  },
  refund_waiting: {
    what: 'El proveedor de pagos no ha hecho esta devolución en más de un día hábil: la rechaza por ahora o no responde.',
    next: 'El sistema la sigue pidiendo. Si el huésped no puede esperar, páguele por otro medio y anótelo aquí.',
    actions: [
      {
        action: 'by_hand',
        label: 'Pagada por otro medio',
        text: `Hágalo solo si ya le pagó al huésped. El sistema deja de pedir esta devolución al proveedor. ${LAST}`,
      },
    ],
  },
  refund_unclear: {
    what: 'El proveedor de pagos no dijo con claridad si hizo esta devolución.',
    next: 'No se vuelve a pedir sola, para no devolver dos veces. Busque la compra en el portal de Niubiz y anote aquí lo que encuentre.',
    actions: [
      {
        action: 'given',
        label: 'Sí se devolvió',
        text: `Hágalo solo si el portal de Niubiz muestra esta devolución: al huésped se le dirá que está hecha. ${LAST}`,
      },
      {
        action: 'retry',
        label: 'No se devolvió: pedirla de nuevo',
        text: 'Hágalo solo si el portal de Niubiz muestra que no se devolvió. Si ya se hizo, el huésped recibirá el dinero dos veces.',
      },
      {
        action: 'by_hand',
        label: 'Pagada por otro medio',
        text: `Hágalo solo si el portal de Niubiz muestra que no se devolvió y ya le pagó al huésped. El sistema no la vuelve a pedir. ${LAST}`,
      },
    ],
  },
  refund_manual: {
    what: 'Esta devolución no se hace a la tarjeta: la paga el hospedaje.',
    next: 'Llame al huésped, páguele por transferencia o en efectivo y anótelo aquí.',
    actions: [
      {
        action: 'by_hand',
        label: 'Ya se pagó',
        text: `Hágalo solo si ya le pagó al huésped: se le dirá que su devolución está pagada. ${LAST}`,
      },
      {
        action: 'retry',
        label: 'Pedir de nuevo al proveedor',
        text: 'El sistema la pide otra vez al proveedor de pagos. No le pague al huésped por otro medio mientras tanto.',
      },
    ],
  },
}

/** Charges and refunds that did not settle by themselves. */
export const UNSETTLED_PAYMENTS = {
  title: 'Pagos por revisar',
  loading: 'Cargando pagos',
  empty: 'No hay pagos por revisar',
  emptyText:
    'Todos los cobros y devoluciones se resolvieron. Si alguno no, aparece aquí con lo que hay que hacer.',
  wayOn: 'Ver las reservaciones',
  intro: 'Cobros y devoluciones que no se resolvieron por su cuenta. Los más antiguos van primero.',
  columns: {
    problem: 'Qué pasa y qué hacer',
    amount: 'Monto',
    since: 'Desde',
    guest: 'Huésped',
    reservation: 'Reservación',
    actions: 'Acciones',
  },
  since: (moment: string): string => `Desde el ${moment}`,
  purchase: (number: string): string => `Compra ${number}`,
  reservation: (number: string): string => `Reservación ${number}`,
  notConfigured:
    'La configuración ya no incluye al proveedor que cobró este pago. Avise a quien administra el sistema.',
  /** The accessible name of a button, which begins with its text: 'Ya se pagó: S/. 590.00, reservación 52CC4B20'. */
  actionOn: (label: string, amount: string, reservation: string): string =>
    `${label}: ${amount}, reservación ${reservation}`,
} as const

/** The confirmation before an action, and the message afterwards. */
export const SETTLE_PAYMENT = {
  titles: {
    mark_returned: (amount: string): string => `Anotar que el cobro de ${amount} se devolvió`,
    given: (amount: string): string => `Anotar que se devolvió ${amount}`,
    retry: (amount: string): string => `Pedir de nuevo la devolución de ${amount}`,
    by_hand: (amount: string): string => `Anotar que ${amount} se pagó por otro medio`,
  } satisfies Record<SettleAction, (amount: string) => string>,
  of: (client: string, reservation: string): string => `${client}, reservación ${reservation}`,
  done: {
    mark_returned: (amount: string): string => `Se anotó que el cobro de ${amount} se devolvió.`,
    given: (amount: string): string => `Se anotó que se devolvió ${amount}.`,
    retry: (amount: string): string => `La devolución de ${amount} se pedirá de nuevo al proveedor.`,
    by_hand: (amount: string): string => `Se anotó que ${amount} se pagó por otro medio.`,
  } satisfies Record<SettleAction, (amount: string) => string>,
  /** It settled while staff looked at it, or is being settled now; the shown data was fetched again. */
  meanwhile: (amount: string): string =>
    `El pago de ${amount} ya se resolvió o se está resolviendo, y no se anotó nada. Ya se muestra cómo está ahora.`,
} as const
