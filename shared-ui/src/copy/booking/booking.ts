import { LODGE } from 'content'
import { formatNights } from '../format.ts'
import { RESERVATION_FIELDS } from '../reservations/reservation-fields.ts'

/** The booking page. */
export const BOOKING = {
  title: 'Reservar',
  description: 'Reserve y pague su habitación con tarjeta.',
  heading: (room: string): string => `Reservar la habitación ${room}`,
  loadingRoom: 'Cargando la habitación',
  loadingOutcome: 'Consultando su pago',
  summary: 'Su estadía',
  ...RESERVATION_FIELDS,
  entryHours: (from: string, to: string): string => `de ${from} a ${to}`,
  departureHour: (hour: string): string => `hasta las ${hour}`,
  client: 'Sus datos',
  clientHint: 'De quien paga y se hospeda. A este correo llega la confirmación.',
  termsBefore: 'Acepto los ',
  termsLink: 'términos y condiciones',
  termsNote: 'se abren en otra pestaña',
  termsMissing: 'Acepte los términos y condiciones para continuar.',
  refundTitle: 'Si cancela',
  refunds: [
    'Con 14 días o más de anticipación: se devuelve el 80 %.',
    'De 7 a 13 días: se devuelve el 50 %.',
    'Con menos de 7 días, o si no llega: no hay devolución.',
  ],
  next: 'Siguiente Paso',
  nextNote: 'En el siguiente paso se piden los datos de la tarjeta. Todavía no se cobra nada.',
  notReady: 'Complete sus datos y marque las casillas para continuar.',
  opening: 'Separando la habitación. Un momento, por favor.',
  offline: 'Sin conexión. No se ha cobrado nada; vuelva a intentarlo cuando tenga señal.',
  /** After a request without a response: only 'Reservar' charges the card, and then the outcome is looked up. */
  notCharged: 'Hasta ahora no se le ha cobrado nada.',
} as const

/** The card. */
export const CARD = {
  title: 'Pago con tarjeta',
  explain:
    'Los datos de la tarjeta van directamente al proveedor de pagos; el hospedaje no los ve ni los guarda.',
  number: 'Número de tarjeta',
  numberPlaceholder: '0000 0000 0000 0000',
  expiry: 'Vencimiento',
  expiryPlaceholder: 'MM/AA',
  code: 'Código de seguridad',
  codePlaceholder: 'CVV',
  loading: 'Preparando el pago seguro',
  pay: 'Reservar',
  /** Why 'Reservar' does nothing yet. */
  waitsFor: {
    loading: 'Espere a que aparezcan los campos de la tarjeta y complételos.',
    failed: 'Los campos de la tarjeta no cargaron. Pulse Volver a intentar.',
  },
  payNote: (total: string): string => `Se cobrará ${total} en soles. La confirmación llega por correo.`,
  brands: 'Tarjetas aceptadas',
  country: 'El comercio está en el Perú.',
  /** Followed by the lodge's phone, `or` and its e-mail. */
  contact: '¿Necesita ayuda con el pago? Llame al',
  or: 'o escriba a',
  paying: 'Procesando su pago. No cierre esta página.',
  change: 'Cambiar mis datos',
  held: 'Le separamos la habitación mientras paga.',
  /** The fixed sentence of section 8 of the source. */
  fieldsFailed: 'Ha ocurrido un error. Inténtelo más tarde',
  tokenFailed: 'Error al procesar la tarjeta',
  tokenHelp: 'Revise los datos de la tarjeta e inténtelo de nuevo. No se le ha cobrado.',
  tokenTimeout: 'El proveedor de pagos no respondió a tiempo',
  tokenTimeoutHelp: 'No se le ha cobrado nada. Pulse Reservar otra vez, o espere unos minutos.',
  offline: 'Sin conexión. No se ha enviado ni cobrado nada; vuelva a intentarlo cuando tenga señal.',
  again: 'Volver a intentar',
  problems: {
    invalid_number: 'El número de la tarjeta no es válido.',
    invalid_expiry: 'La fecha de vencimiento no es válida.',
    invalid_cvc: 'El código de seguridad no es válido.',
  },
  unknownProblem: 'Revise este dato.',
} as const

/** The hold has expired. */
export const HOLD_EXPIRED = {
  title: 'El tiempo para pagar terminó',
  text: 'No se le ha cobrado. Sus datos siguen aquí: puede volver a separar la habitación y pagar.',
  again: 'Intentar de nuevo',
} as const

/** A confirmed reservation. */
export const SUCCESS = {
  title: '¡Gracias por tu reserva!',
  mail: (email: string): string => `Enviamos la confirmación a ${email}.`,
  mailPlain: 'Enviamos la confirmación a su correo.',
  finish: 'Finalizar',
  reservation: 'N.º de reserva',
  order: 'Pedido',
  at: 'Fecha y hora',
  stay: 'Estadía',
  amount: 'Monto pagado',
  requestedAmount: 'Monto',
  card: 'Tarjeta',
} as const

/** A denied charge. */
export const DENIAL = {
  title: '¡Uy! No se puede completar su transacción',
  notCharged: 'No se le ha cobrado y sus datos siguen aquí.',
  bank: 'Respuesta del banco',
  close: 'Cerrar',
} as const

type DenialClass = 'card' | 'data' | 'later' | 'lodge' | 'duplicate'

/** The class of each code of the card provider (`docs/niubiz.md`, 'Test cards and action codes'). */
const DENIAL_CLASSES: Record<string, DenialClass> = {
  '101': 'card',
  '116': 'card',
  '118': 'card',
  '180': 'card',
  '129': 'data',
  '408': 'data',
  '300': 'duplicate',
  '673': 'later',
  '674': 'lodge',
  // Refused without a reason before it reached the bank: nothing was charged.
  '400': 'lodge',
  // The provider refused the lodge's own credentials.
  '401': 'lodge',
  '909': 'later',
  '912': 'later',
}

const DENIAL_SENTENCES: Record<DenialClass, string> = {
  card: 'Pruebe con otra tarjeta, o consulte con su banco.',
  data: 'Revise el número, el vencimiento y el código de seguridad, e inténtelo de nuevo.',
  later: 'El banco no está respondiendo ahora. Inténtelo de nuevo en unos minutos.',
  lodge: 'La sesión de pago ya no servía. Inténtelo de nuevo; si se repite, escríbanos.',
  duplicate: 'Este pedido ya se había enviado. Revise su correo antes de intentarlo otra vez.',
}

/** What the client can do about a denial, by the class of its code. */
export const denialAdvice = (actionCode: string): string =>
  DENIAL_SENTENCES[DENIAL_CLASSES[actionCode] ?? 'card']

/** The bank has not responded: the purchase must not be repeated. */
export const NO_BANK_RESPONSE = {
  title: 'Su banco todavía no responde',
  text: [
    'Enviamos su pago y el banco aún no confirma. Esto puede tardar unos minutos.',
    'La habitación sigue separada para usted. No hace falta repetir nada: le escribiremos al correo en cuanto sepamos la respuesta, y esta página también lo dirá.',
  ],
  order: (purchaseNumber: string): string => `Número de pedido: ${purchaseNumber}`,
  asking: 'Esperando la respuesta del banco',
  cannotAsk: 'No pudimos consultar su pago',
} as const

/** The next steps after a purchase that ended without a reservation. */
export const ENDING = {
  again: 'Intentar de nuevo',
  search: 'Buscar otra habitación',
} as const

/** The provider has no charge of this purchase. */
export const NEVER_CHARGED = {
  title: 'No se le ha cobrado nada',
  text: 'Lo comprobamos con el proveedor de pagos: no hay ningún cobro de este pedido. La habitación no quedó reservada.',
} as const

/** The bank turned out to have denied the charge. */
export const DENIED_LATE = {
  title: 'Su banco no aceptó el pago',
  notCharged: 'No se le ha cobrado nada, y la habitación no quedó reservada.',
} as const

/** Charged, and the charge is being returned to the card. `amount` in soles as text. */
export const RETURNING = {
  title: 'Estamos devolviendo su pago',
  text: [
    'Su pago se cobró, pero la reserva no se pudo completar. Estamos devolviendo el monto completo a la misma tarjeta.',
    'Le escribiremos al correo cuando la devolución quede registrada, y esta página también lo dirá. No tiene que hacer nada.',
  ],
  amount: 'Monto por devolver',
  asking: 'Esperando el registro de la devolución',
} as const

/** Charged, and the provider has recorded its return. */
export const RETURNED = {
  title: 'Su pago fue devuelto',
  text: 'La reserva no se pudo completar, y el proveedor de pagos registró la devolución del monto completo a su tarjeta. Según su banco, puede tardar unos días en verse.',
  amount: 'Monto devuelto',
} as const

/** Somebody else holds the nights; `time` is when the hold ends, in Lima time. */
export const heldText = (time: string): string =>
  `Otra persona está pagando esta habitación. Si no termina, queda libre a las ${time}.`

/** A stay that begins today, after check-in has closed. */
export const LATE_ARRIVAL = {
  title: 'Llegada de esta noche',
  /** Followed by the lodge's phone. */
  text: `La recepción cierra a las ${LODGE.checkIn.to}. Llame antes de reservar:`,
  accept: 'Ya llamé y el hospedaje me espera esta noche',
  missing: 'Llame al hospedaje y marque esta casilla para continuar.',
} as const

/** The form was filled in with what was typed earlier in this tab. */
export const REMEMBERED = {
  text: 'Completamos el formulario con lo que se escribió antes en esta pestaña.',
  notMe: 'No soy yo',
} as const

/** The room cannot be booked. */
export const CANNOT_BOOK = {
  dates: 'Esas fechas no se pueden reservar',
  room: 'No encontramos esa habitación',
  back: 'Volver a buscar',
} as const

/** The cost of a stay, shown beside the button: '2 noches, S/. 590.00'. */
export const costText = (nights: number, total: string): string => `${formatNights(nights)}, ${total}`
