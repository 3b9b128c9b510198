import type { RefundShare } from '../../rules/money/change-refund.ts'
import type { RefundState } from '../../validators/payments/refund-states.ts'
import type { PaymentState } from '../../validators/payments/reservation-payment.ts'
import type { ReservationEventResponse } from '../../validators/reservations/reservation.ts'
import { RESERVATION_FIELDS } from './reservation-fields.ts'

/** The events in the history of a reservation. */
export const RESERVATION_EVENT_WORDS: Record<ReservationEventResponse['kind'], string> = {
  payment_sent: 'Pago enviado al banco',
  payment_unanswered: 'El banco no respondió; se está averiguando',
  confirmed: 'Reservación confirmada',
  never_charged: 'No se cobró nada; la reservación no se concretó',
  denied_late: 'El banco denegó el pago; la reservación no se concretó',
  charge_returning: 'Se cobró, pero no se pudo reservar; el cobro se está devolviendo',
  charge_returned: 'Cobro devuelto a la tarjeta',
  charge_returned_by_hand: 'Anotado que el cobro se devolvió en el portal de Niubiz',
  created_by_staff: 'Registrada',
  deleted: 'Eliminada',
  restored: 'Recuperada',
  corrected: 'Datos corregidos',
  guest_added: 'Huésped registrado',
  guest_changed: 'Datos de un huésped corregidos',
  guest_removed: 'Huésped quitado',
  changed: 'Cambiada',
  cancelled: 'Cancelada',
  refunded: 'Devolución hecha a la tarjeta',
  refund_unclear: 'El proveedor de pagos no dijo con claridad si hizo la devolución',
  refund_manual: 'La devolución no se puede hacer a la tarjeta; la paga el hospedaje',
  refund_retried: 'Devolución pedida de nuevo',
  refund_given: 'Devolución comprobada en el portal de Niubiz',
  refund_by_hand: 'Devolución pagada por otro medio',
  mail_sent: 'Correo de confirmación enviado',
  change_mail_sent: 'Correo del cambio enviado',
  cancellation_mail_sent: 'Correo de la cancelación enviado',
  checked_in: 'Llegó',
  checked_out: 'Salió',
  no_show: 'No se presentó',
  check_in_undone: 'Deshecho: la llegada',
  check_out_undone: 'Deshecho: la salida; el huésped sigue en casa',
  no_show_undone: 'Deshecho: no se presentó; está por llegar',
}

export const PAYMENT_STATE_WORDS: Record<PaymentState, string> = {
  held: 'Sin pagar todavía',
  expired: 'Vencido sin pago',
  charging: 'En el banco',
  unknown: 'Sin respuesta del banco',
  returning: 'Cobrado, por devolver',
  confirmed: 'Pagado',
  denied: 'Denegado',
  denied_late: 'Denegado',
  never_charged: 'No se cobró',
  returned: 'Cobrado y devuelto',
}

/** The consequence of a payment's state, if its name does not say it. */
export const PAYMENT_STATE_NOTES: Partial<Record<PaymentState, string>> = {
  charging: 'La tarjeta se envió al banco y se espera su respuesta.',
  unknown:
    'Todavía no se sabe si el banco cobró. El sistema le sigue preguntando; las noches siguen separadas.',
  returning:
    'El banco cobró, pero no se pudo reservar. El sistema está devolviendo el cobro; si no lo logra en una hora, aparece en Pagos por revisar.',
  denied_late: 'El banco denegó el pago después de que se perdió su respuesta. No se cobró nada.',
  never_charged: 'Se perdió la respuesta del banco, y el banco no tiene ese cobro. No hay nada que devolver.',
  returned: 'El banco cobró, no se pudo reservar, y el proveedor de pagos registró la devolución completa.',
}

/** One reservation. */
export const VIEW_RESERVATION = {
  title: 'Vista de Reservación',
  loading: 'Cargando Reservación',
  back: 'Volver a Reservaciones',
  print: 'Imprimir',
  notFound: { title: 'Reservación no encontrada', text: 'Esa reservación no existe.' },
  stay: {
    title: 'Estadía',
    ...RESERVATION_FIELDS,
    number: 'Reservación',
    nights: 'Noches',
    /** Of a guest who changed rooms. */
    rooms: 'Habitaciones',
    created: 'Creada',
  },
  amounts: {
    title: 'Importe',
    pricePerNight: 'Precio por noche',
    price: 'Subtotal',
    igv: 'IGV (18 %)',
    total: 'Total',
  },
  room: {
    title: 'Habitación',
    identifier: 'Identificador',
    category: 'Categoría',
    pricePerNight: 'Precio por noche',
    capacity: 'Capacidad',
  },
  client: {
    title: 'Cliente',
    names: 'Nombres',
    surnames: 'Apellidos',
    email: 'Correo',
    document: 'Tipo de documento',
    documentNumber: 'Número de documento',
    phone: 'Teléfono',
    location: 'Dirección',
    country: 'País',
    age: 'Edad',
    ruc: 'RUC',
  },
  payment: {
    title: 'Pago',
    none: 'Sin pago con tarjeta.',
    state: 'Estado',
    card: 'Tarjeta',
    purchaseNumber: 'Número de compra',
    transaction: 'Transacción',
    amount: 'Monto',
    refunded: 'Devoluciones de ese pago',
    net: 'Queda pagado con tarjeta',
    at: 'Fecha',
    testMode: 'Modo de prueba: no es dinero real.',
  },
  history: {
    title: 'Historia',
    by: (who: string): string => `por ${who}`,
    between: (entry: string, departure: string): string => `${entry} – ${departure}`,
    stay: (room: string, dates: string, total: string): string => `${room}, ${dates}, ${total}`,
    /** A stay in several rooms, whose names come with their dates. */
    stayInRooms: (rooms: string, total: string): string => `${rooms}, ${total}`,
    before: (stay: string): string => `Antes: ${stay}`,
    after: (stay: string): string => `Ahora: ${stay}`,
    corrected: (label: string, before: string, after: string): string =>
      `${label}: ${before || '—'} → ${after || '—'}`,
    toCollect: (amount: string): string => `Por cobrar en caja: ${amount}`,
    toReturn: (amount: string): string => `Por devolver en caja: ${amount}`,
    dueToCard: (amount: string): string => `Por devolver a la tarjeta: ${amount}`,
    toCard: (amount: string): string => `A la tarjeta: ${amount}`,
    amount: (amount: string): string => `Monto: ${amount}`,
    atDesk: (amount: string): string => `En caja: ${amount}`,
    shares: {
      policy: (percent: number): string => `Devolución según las condiciones: ${percent} %`,
      all: () => 'Devolución de todo lo que ya no se usa',
      none: () => 'Sin devolución',
    } satisfies Record<RefundShare, (percent: number) => string>,
    retained: (amount: string): string => `Se retuvo: ${amount}`,
    used: (amount: string): string => `Se usó de lo retenido antes: ${amount}`,
    freedFrom: (night: string): string => `Quedó libre desde la noche del ${night}`,
  },
  years: (age: number): string => `${age} ${age === 1 ? 'año' : 'años'}`,
} as const

/** A printed reservation. */
export const PRINTED_RESERVATION = {
  ruc: (number: string): string => `RUC ${number}`,
  title: (number: string): string => `Reservación ${number}`,
  state: (state: string): string => `Estado: ${state}`,
  guest: 'Huésped',
  document: 'Documento',
  paidByCard: 'Pagado con tarjeta',
  refundStates: {
    waiting: 'A la tarjeta: por pedir al banco',
    asking: 'A la tarjeta: pedida al banco',
    done: 'A la tarjeta: hecha',
    unclear: 'A la tarjeta: por comprobar',
    manual: 'Por otro medio: por pagar',
    paid_by_hand: 'Por otro medio: pagada',
  } satisfies Record<RefundState, string>,
  signature: 'Firma del huésped',
  printed: (day: string): string => `Impreso el ${day}`,
} as const
