import { IGV_PERCENT } from '../rules/money.ts'
import { LODGE } from './lodge.ts'

/** What every mail says. */
export const MAIL_WORDS = {
  greeting: (names: string): string => `Hola, ${names}:`,
  testMode: 'Modo de prueba: este pago es de ensayo y no se cobró de verdad.',
  reservation: 'Reservación',
  order: 'Pedido',
  room: 'Habitación',
  entry: 'Entrada',
  departure: 'Salida',
  nights: 'Duración',
  card: 'Tarjeta',
  moment: 'Fecha y hora',
  momentZone: '(hora de Lima)',
  total: 'Total',
  currency: 'Moneda',
  currencyName: 'PEN, soles peruanos',
  /** Where the writer of the mail can be found. */
  reach: 'Si necesita algo',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo',
  ruc: 'RUC',
  /** B-12: what leads the guest to the reservation. */
  manage: 'Su reserva en línea',
  manageText:
    'Con este enlace puede ver su reserva, agregarla a su calendario y cancelarla. Quien lo tenga puede hacer lo mismo: compártalo solo con quien confíe.',
  manageLink: 'Ver o cancelar mi reserva',
  contact: 'Cómo contactarnos',
  terms: 'Términos y condiciones',
  sender: `${LODGE.name}, ${LODGE.kind.toLowerCase()}`,
} as const

/** B-11: to the guest, once the reservation stands. */
export const CONFIRMATION_MAIL = {
  subject: (entry: string): string => `Su reserva en ${LODGE.name} está confirmada: ${entry}`,
  heading: 'Su reserva está confirmada',
  intro: `Gracias por reservar en ${LODGE.name}. Estos son los datos de su estadía; le conviene imprimirlos y guardarlos.`,
  stay: 'Su estadía',
  guest: 'A nombre de',
  bill: 'Importe',
  pricePerNight: 'Precio por noche',
  price: 'Precio',
  igv: `IGV ${IGV_PERCENT} %`,
  payment: 'Su pago',
  product: 'Producto',
  productName: (nights: string, room: string): string => `Alojamiento, ${nights}, habitación ${room}`,
  amount: 'Monto pagado',
  answer: 'Respuesta del banco',
  arrival: 'Entrada y salida',
  checkIn: `La entrada es de ${LODGE.checkIn.from} a ${LODGE.checkIn.to}.`,
  checkOut: `La salida es hasta las ${LODGE.checkOut}.`,
} as const

/** Case 8: to the guest, when a payment could not stand and was given back. */
export const REVERSAL_MAIL = {
  subject: (purchaseNumber: string): string => `Devolvimos su pago: pedido ${purchaseNumber}`,
  heading: 'Su pago fue devuelto',
  intro: [
    'Su banco aceptó el pago, pero no pudimos mantener la reserva. Por eso devolvimos el monto completo a su tarjeta.',
    'Lamentamos el contratiempo. No tiene que hacer nada: según su banco, la devolución puede tardar unos días en verse.',
  ],
  details: 'El pago devuelto',
  amount: 'Monto devuelto',
  next: 'Qué puede hacer',
  nextText:
    'La estadía no está reservada. Puede buscar otra habitación u otras fechas, o escribirnos y le ayudamos a encontrarlas.',
  search: 'Buscar otra habitación',
} as const

/** Case 8: the same, to the lodge. */
export const REVERSAL_NOTICE = {
  subject: (purchaseNumber: string, client: string): string =>
    `Pago devuelto: pedido ${purchaseNumber}, ${client}`,
  heading: 'Se devolvió el pago de una reserva',
  intro:
    'Un pago fue aceptado por el banco, pero la reserva no pudo quedar en pie. El sistema devolvió el monto y le escribe al huésped.',
  advice:
    'No hay nada que cobrar ni devolver a mano. Si la habitación sigue libre, puede ofrecérsela al huésped.',
  details: 'La reserva',
  client: 'Cliente',
  open: 'Ver la reservación en la consola',
} as const
