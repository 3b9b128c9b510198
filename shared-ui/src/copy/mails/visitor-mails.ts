import { LODGE } from 'content'

/** To the lodge, when somebody has written through the contact form. */
export const CONTACT_MAIL = {
  subject: (names: string): string => `Mensaje de ${names} desde la página`,
  heading: 'Mensaje desde la página de contacto',
  intro: 'Al responder a este correo le responde a quien escribió.',
  who: 'Quién escribe',
  names: 'Nombres',
  message: 'Su mensaje',
} as const

/** To a new subscriber of the newsletter, who must confirm before anything else is sent. */
export const NEWSLETTER_MAIL = {
  subject: `Confirme su suscripción a las noticias de ${LODGE.name}`,
  heading: 'Confirme su suscripción',
  intro: 'Alguien, esperamos que usted, pidió recibir nuestras noticias en este correo.',
  consent: 'Al confirmar, usted acepta lo siguiente:',
  ask: 'Para confirmar, abra este enlace y presione el botón:',
  confirm: 'Confirmar mi suscripción',
  ignore: 'Si no fue usted, no haga nada: no le escribiremos y borraremos este correo en 30 días.',
  unsubscribe: 'No quiero recibir noticias',
} as const

/** To a subscriber who signs up again: nothing is missing. */
export const KNOWN_SUBSCRIBER_MAIL = {
  subject: `Ya está suscrito a las noticias de ${LODGE.name}`,
  heading: 'Ya está suscrito',
  intro:
    'Alguien pidió de nuevo recibir nuestras noticias en este correo. Ya las recibe: no tiene que hacer nada.',
  unsubscribe: 'Darme de baja',
} as const

/** To the consumer, and to the lodge: a copy of the complaint. */
export const COMPLAINT_MAIL = {
  subject: (number: string): string => `Copia de su hoja de reclamación ${number}`,
  heading: (number: string): string => `Hoja de reclamación ${number}`,
  intro: 'Registramos su hoja. Esta es su copia; le conviene guardarla.',
  lodgeSubject: (kind: string, number: string): string => `Libro de Reclamaciones: ${kind} ${number}`,
  lodgeIntro: (day: string): string =>
    `Un consumidor llenó una hoja. La respuesta debe llegarle a más tardar el ${day}.`,
  provider: 'Proveedor',
  consumer: 'Consumidor',
  good: 'Lo contratado',
  kind: 'Tipo',
  detail: 'Detalle',
  asked: 'Pedido',
} as const

/** To the consumer, when the lodge has replied. */
export const COMPLAINT_REPLY_MAIL = {
  subject: (number: string): string => `Respuesta a su hoja de reclamación ${number}`,
  heading: (number: string): string => `Respuesta a su hoja ${number}`,
  intro: 'Esta es nuestra respuesta. Puede contestar a este correo.',
  reply: 'Respuesta',
  sheet: 'Su hoja',
} as const

/** To the lodge, when the nightly backup keeps failing. */
export const BACKUP_FAILED_MAIL = {
  subject: `No se pudo hacer la copia de seguridad de ${LODGE.name}`,
  heading: 'La copia de seguridad de anoche no se pudo hacer',
  intro:
    'El sistema lo intentó varias veces y lo seguirá intentando cada hora. Mientras tanto todo funciona, pero si el equipo fallara se perdería lo registrado desde la última copia.',
  todo: 'Reenvíe este correo a quien administra el sistema. La orden «npm run lodge -- doctor» dice qué revisar.',
  reason: 'Motivo',
  failures: 'Intentos fallidos',
  last: 'Última copia hecha',
  never: 'ninguna',
} as const
