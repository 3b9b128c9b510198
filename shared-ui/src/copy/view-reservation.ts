import type { PaymentState, RefundState, ReservationEventAnswer } from '../validators/reservation.ts'

/** What happened to a reservation, as its history tells it. */
export const RESERVATION_EVENT_WORDS: Record<ReservationEventAnswer['kind'], string> = {
  payment_sent: 'Pago enviado al banco',
  payment_unanswered: 'El banco no respondió; se está averiguando',
  confirmed: 'Reservación confirmada',
  reversed: 'Pago devuelto',
  created_by_staff: 'Registrada',
  deleted: 'Eliminada',
  changed: 'Cambiada',
  cancelled: 'Cancelada',
  refunded: 'Devolución hecha a la tarjeta',
  refund_failed: 'El banco rechazó la devolución',
  refund_retried: 'Devolución pedida otra vez',
  refund_by_hand: 'Devuelta por otro medio',
  mail_sent: 'Correo de confirmación enviado',
  change_mail_sent: 'Correo del cambio enviado',
  cancellation_mail_sent: 'Correo de la cancelación enviado',
}

export const PAYMENT_STATE_WORDS: Record<PaymentState, string> = {
  held: 'Sin pagar todavía',
  authorizing: 'En el banco',
  unknown: 'Sin respuesta del banco',
  confirmed: 'Pagado',
  denied: 'Denegado',
  reversed: 'Devuelto',
  expired: 'Vencido sin pago',
}

/** one reservation. */
export const VIEW_RESERVATION = {
  title: 'Vista de Reservación',
  loading: 'Cargando Reservación',
  back: 'Volver a Reservaciones',
  print: 'Imprimir',
  notFound: { title: 'Reservación no encontrada', text: 'Esa reservación no existe.' },
  stay: {
    title: 'Estadía',
    number: 'Reservación',
    entry: 'Entrada',
    departure: 'Salida',
    nights: 'Noches',
    channel: 'Canal',
    detail: 'Detalle',
    created: 'Creada',
  },
  amounts: {
    title: 'Importe',
    pricePerNight: 'Precio por noche',
    price: 'Precio',
    igv: 'IGV (18 %)',
    total: 'Total',
  },
  room: {
    title: 'Habitación',
    identifier: 'Identificador',
    category: 'Categoría',
    pricePerNight: 'Precio por noche',
    capacity: 'Capacidad',
    photo: (identifier: string, category: string): string => `Habitación ${identifier}, ${category}`,
    noPhoto: 'Sin fotografía',
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
    at: 'Fecha',
    testMode: 'Modo de prueba: no es dinero real.',
  },
  history: {
    title: 'Historia',
    by: (who: string): string => `por ${who}`,
    between: (entry: string, departure: string): string => `${entry} – ${departure}`,
    stay: (room: string, dates: string, total: string): string => `${room}, ${dates}, ${total}`,
    before: (stay: string): string => `Antes: ${stay}`,
    after: (stay: string): string => `Ahora: ${stay}`,
    toCollect: (amount: string): string => `Por cobrar en caja: ${amount}`,
    toReturn: (amount: string): string => `Por devolver en caja: ${amount}`,
    toCard: (amount: string): string => `A la tarjeta: ${amount}`,
    atDesk: (amount: string): string => `En caja: ${amount}`,
  },
  years: (age: number): string => `${age} ${age === 1 ? 'año' : 'años'}`,
} as const

/** a reservation on paper. */
export const PRINTED_RESERVATION = {
  title: (number: string): string => `Reservación ${number}`,
  state: (state: string): string => `Estado: ${state}`,
  guest: 'Huésped',
  document: 'Documento',
  paidByCard: 'Pagado con tarjeta',
  refundStates: {
    waiting: 'A la tarjeta: pedida al banco',
    done: 'A la tarjeta: hecha',
    failed: 'A la tarjeta: rechazada por el banco',
    desk: 'En caja',
  } satisfies Record<RefundState, string>,
  signature: 'Firma del huésped',
  printed: (day: string): string => `Impreso el ${day}`,
} as const
