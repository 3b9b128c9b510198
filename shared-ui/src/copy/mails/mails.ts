import { LODGE } from 'content'
import { IGV_PERCENT } from '../../rules/money/money.ts'
import { RESERVATION_FIELDS } from '../reservations/reservation-fields.ts'

/** Every mail about a reservation: its name in the console, and who receives it. */
export const RESERVATION_MAILS = {
  'reservation-confirmed': { name: 'Reserva confirmada', to: ['guest'] },
  'reservation-changed': { name: 'Cambio de reserva', to: ['guest'] },
  'reservation-cancelled': { name: 'Reserva cancelada', to: ['guest'] },
  'guest-cancelled': { name: 'Aviso de que el huésped canceló', to: ['lodge'] },
  'reservation-notice': { name: 'Aviso de nueva reserva', to: ['lodge'] },
  'payment-ended': { name: 'Pago que no llegó a ser reserva', to: ['guest', 'lodge'] },
  'payment-unsettled': { name: 'Aviso de pago por revisar', to: ['lodge'] },
  'refund-manual': { name: 'Devolución que paga el hospedaje', to: ['guest', 'lodge'] },
} as const

/** The same for every mail about what a visitor wrote, and about the system itself. */
export const VISITOR_MAILS = {
  'contact-message': { name: 'Mensaje de la página de contacto', to: ['lodge'] },
  newsletter: { name: 'Confirmación del boletín', to: ['visitor'] },
  'complaint-sheet': { name: 'Copia de hoja de reclamación', to: ['visitor', 'lodge'] },
  'complaint-notice': { name: 'Aviso de hoja de reclamación', to: ['lodge'] },
  'backup-failed': { name: 'Aviso de copia de seguridad fallida', to: ['lodge'] },
  'complaint-reply': { name: 'Respuesta a hoja de reclamación', to: ['visitor'] },
} as const

/** The words of every mail. */
export const MAIL_WORDS = {
  ...RESERVATION_FIELDS,
  greeting: (names: string): string => `Hola, ${names}:`,
  testMode: 'Modo de prueba: este pago es de ensayo y no se cobró de verdad.',
  reservation: 'N.º de reserva',
  order: 'Pedido',
  nights: 'Duración',
  /** Above what the guest added about the stay. */
  detail: 'Sobre la llegada',
  card: 'Tarjeta',
  moment: 'Fecha y hora',
  momentZone: '(hora de Lima)',
  total: 'Total',
  currency: 'Moneda',
  currencyName: 'PEN, soles peruanos',
  /** How to reach the sender of the mail. */
  reach: 'Si necesita algo',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo',
  client: 'Cliente',
  /** The bank's own sentence about a charge. */
  bankResponse: 'Respuesta del banco',
  openReservation: 'Ver la reservación en la consola',
  ruc: 'RUC',
  /** The link to the guest's reservation. */
  manage: 'Su reserva en línea',
  manageText:
    'Con este enlace puede ver su reserva, agregarla a su calendario y cancelarla. Quien lo tenga puede hacer lo mismo: compártalo solo con personas de su confianza.',
  manageLink: 'Ver o cancelar mi reserva',
  contact: 'Cómo contactarnos',
  terms: 'Términos y condiciones',
  sender: `${LODGE.name}, ${LODGE.kind.toLowerCase()}`,
} as const

/** To the guest, when the reservation is confirmed. */
export const CONFIRMATION_MAIL = {
  subject: (entry: string): string => `Su reserva en ${LODGE.name} está confirmada: ${entry}`,
  heading: 'Su reserva está confirmada',
  intro: `Gracias por reservar en ${LODGE.name}. Estos son los datos de su estadía; le conviene imprimirlos y guardarlos.`,
  stay: 'Su estadía',
  guest: 'A nombre de',
  bill: 'Importe',
  pricePerNight: 'Precio por noche',
  price: 'Subtotal',
  igv: `IGV ${IGV_PERCENT} %`,
  payment: 'Su pago',
  product: 'Producto',
  productName: (nights: string, room: string): string => `Alojamiento, ${nights}, habitación ${room}`,
  amount: 'Monto pagado',
} as const

/** To the lodge, for each new booking that was paid by card. */
export const RESERVATION_NOTICE = {
  subject: (entry: string, client: string): string => `Nueva reserva: ${entry}, ${client}`,
  heading: 'Nueva reserva pagada con tarjeta',
  intro:
    'Un huésped reservó en la página y el pago fue aprobado. El sistema ya le envía la confirmación; no hay nada que cobrar.',
  stay: 'La reserva',
  client: 'El huésped',
  payment: 'El pago',
  amount: 'Monto cobrado',
} as const

/**
 * To the guest, when an interrupted payment has ended without a reservation. Each outcome has its own text, so that no
 * mail mentions a charge or a return that the provider has not recorded.
 */
export const PAYMENT_ENDED_MAIL = {
  never_charged: {
    subject: (purchaseNumber: string): string => `No se le ha cobrado nada: pedido ${purchaseNumber}`,
    heading: 'No se le ha cobrado nada',
    intro: [
      'El pago de su reserva se interrumpió y el proveedor de pagos no registra ningún cobro. No tiene que hacer nada con su banco.',
      'La habitación no quedó reservada. Si todavía la desea, puede intentarlo de nuevo.',
    ],
  },
  denied_late: {
    subject: (purchaseNumber: string): string => `Su pago fue denegado: pedido ${purchaseNumber}`,
    heading: 'Su pago fue denegado',
    intro: [
      'La respuesta de su banco tardó en llegar: el pago fue denegado. No se le ha cobrado nada.',
      'La habitación no quedó reservada. Si todavía la desea, puede intentarlo de nuevo.',
    ],
  },
  returned: {
    subject: (purchaseNumber: string): string => `Su pago fue devuelto: pedido ${purchaseNumber}`,
    heading: 'Su pago fue devuelto',
    intro: [
      'Se hizo el cobro a su tarjeta, pero la reserva no se pudo completar. El proveedor de pagos ya registró la devolución del monto completo.',
      'No tiene que hacer nada. Según su banco, la devolución puede tardar unos días en verse en el estado de cuenta.',
      'La habitación no quedó reservada. Lamentamos el contratiempo; si todavía la desea, puede intentarlo de nuevo.',
    ],
  },
  payment: 'El pago',
  returnedAmount: 'Monto devuelto',
  returnedAt: 'Devolución registrada',
  stay: 'La estadía que no quedó reservada',
  again: 'Intentar de nuevo',
  search: 'Buscar otra habitación',
} as const

/** The same outcomes to the lodge, which may still help the guest. */
export const PAYMENT_ENDED_NOTICE = {
  never_charged: {
    subject: (purchaseNumber: string, client: string): string =>
      `Pago interrumpido, sin cobro: pedido ${purchaseNumber}, ${client}`,
    heading: 'Un pago se interrumpió y no se cobró',
    intro:
      'El proveedor de pagos no registra ningún cobro de este pedido. La reserva no quedó hecha y el sistema le escribe al huésped que no se le ha cobrado nada.',
  },
  denied_late: {
    subject: (purchaseNumber: string, client: string): string =>
      `Pago denegado: pedido ${purchaseNumber}, ${client}`,
    heading: 'Un pago fue denegado',
    intro:
      'La respuesta del banco llegó tarde y fue negativa: no se cobró nada. La reserva no quedó hecha y el sistema le escribe al huésped con el motivo.',
  },
  returned: {
    subject: (purchaseNumber: string, client: string): string =>
      `Pago devuelto: pedido ${purchaseNumber}, ${client}`,
    heading: 'Se devolvió el pago de una reserva',
    intro:
      'Un pago fue cobrado, pero la reserva no se pudo completar. El proveedor de pagos ya registró la devolución del monto completo y el sistema le escribe al huésped.',
  },
  advice:
    'No hay nada que cobrar ni devolver. Si la habitación sigue libre, puede comunicarse con el huésped y ofrecérsela.',
  stay: 'La estadía',
} as const

/** To the lodge, about a charge or a refund that does not settle by itself. */
export const PAYMENT_UNSETTLED_NOTICE = {
  subject: (number: string, client: string): string => `Pago por revisar: reserva ${number}, ${client}`,
  heading: 'Un pago necesita su atención',
  intro: 'El sistema no pudo resolver por su cuenta lo siguiente.',
  problems: {
    charge_unknown: {
      title: 'No se sabe si un cobro se hizo',
      text: 'Desde hace más de una hora el proveedor de pagos no dice si cobró este pedido. La habitación sigue separada.',
      retrying: 'El sistema sigue consultando.',
      todo: 'Busque el pedido en el portal del proveedor de pagos y avise al huésped, que todavía espera una respuesta.',
    },
    charge_returning: {
      title: 'Un cobro sin reserva no se pudo devolver',
      text: 'El pedido fue cobrado, la reserva no se pudo completar y desde hace más de una hora el proveedor de pagos no registra la devolución.',
      retrying: 'El sistema lo sigue intentando.',
      todo: 'Devuelva el cobro en el portal del proveedor de pagos y luego márquelo como devuelto en la consola.',
    },
    refund_waiting: {
      title: 'Una devolución sigue pendiente',
      text: 'Desde hace más de un día hábil el proveedor de pagos rechaza esta devolución o no responde.',
      retrying: 'El sistema la sigue pidiendo.',
      todo: 'Revise el motivo en el portal del proveedor de pagos. Si prefiere no esperar, páguela por otro medio y anótelo en la consola.',
    },
    refund_unclear: {
      title: 'No se sabe si una devolución se hizo',
      text: 'El proveedor de pagos no dio una respuesta clara a esta devolución.',
      retrying: 'El sistema no la pide otra vez, para no devolver dos veces.',
      todo: 'Busque la devolución en el portal del proveedor de pagos y anote en la consola si se hizo o no.',
    },
    refund_manual: {
      title: 'Hay que pagar una devolución por otro medio',
      text: 'El proveedor de pagos no puede hacer esta devolución a la tarjeta.',
      retrying: 'El huésped todavía no la ha recibido.',
      todo: 'Comuníquese con el huésped, páguele por transferencia, Yape o en efectivo y anótelo en la consola.',
    },
  },
  /** Replaces `retrying`. */
  notConfigured:
    'La configuración ya no incluye al proveedor que tramitó este pago: el sistema no puede comunicarse con él.',
  amount: 'Monto',
  since: 'Desde',
  guest: 'El huésped',
  open: 'Abrir los pagos por revisar',
} as const
