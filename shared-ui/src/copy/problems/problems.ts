import { LODGE } from 'content'
import { LONGEST_STAY, MAX_DAYS_AHEAD, MAX_NIGHTS } from '../../rules/reservations/stay.ts'
import type { FieldProblem } from '../../validators/fields/field-problem.ts'
import type { ErrorCode, NightTakerResponse } from '../../validators/http/error-response.ts'
import { formatDayOfMonth, formatMinutes, formatPlants, formatReservations, formatTime } from '../format.ts'
import { SERVER_ERROR } from './server-error.ts'

/** What happened and what to do, for every code of an error response. */
export const ERROR_SENTENCES: Record<ErrorCode, string> = {
  invalid_request: 'Hay datos que no se pueden aceptar. Revise los campos señalados.',
  unreadable_body: 'No se pudo leer lo enviado. Recargue la página e inténtelo de nuevo.',
  credentials_wrong: 'El usuario o la contraseña no son correctos.',
  session_invalid: 'Su sesión ha terminado. Ingrese de nuevo.',
  session_ended:
    'Su sesión se cerró porque cambió la contraseña o se desactivó la cuenta. Ingrese con su contraseña de ahora.',
  current_password_wrong: 'Su contraseña actual no es esa. No se cambió nada; escríbala de nuevo.',
  confirmation_needed: 'Escriba su contraseña para confirmar que es usted. No se cambió nada.',
  password_common:
    'Esa contraseña es de las primeras que alguien probaría. No se cambió nada; elija otra, por ejemplo cuatro palabras.',
  new_password_needed: 'Su contraseña es la inicial. Elija una nueva para ingresar.',
  first_password_ended:
    'Esa contraseña inicial ya no sirve: pasaron siete días. Quien administra el servidor le pone otra con npm run lodge -- staff password.',
  second_factor_needed: 'Falta el código de verificación de su aplicación.',
  second_factor_required:
    'Aquí se ingresa con verificación en dos pasos. Quien administra el servidor la agrega con npm run lodge -- staff add-second-factor.',
  second_factor_wrong: 'Ese código no es el de ahora, o ya se usó. Espere el siguiente y escríbalo.',
  second_factor_changed: 'Su verificación en dos pasos ya cambió en otra ventana. Recargue la página.',
  not_found: 'Esa dirección no existe.',
  room_not_found: 'Esa habitación no existe o ya no se ofrece.',
  zone_not_found: 'Esa zona ya no existe.',
  family_not_found: 'Esa familia ya no existe.',
  plant_not_found: 'Esa planta no existe o ya no está en el jardín.',
  reservation_not_found: 'Esa reservación no existe.',
  reservation_not_active:
    'Solo una reservación confirmada se puede cambiar o cancelar. Recargue la página para ver su estado.',
  begun_stay_not_deletable:
    'Esa estadía ya empezó y no se puede eliminar. Si el huésped se va antes, cambie la salida; si no vino, anote «No se presentó».',
  begun_stay_not_cancellable:
    'Esa estadía ya empezó y no se puede cancelar. Si el huésped vino, anote «Llegó»; si no vino, «No se presentó».',
  reservation_not_restorable:
    'Esa reservación no está eliminada, o se eliminó antes de que se confirmara su pago, y no se puede recuperar. Recargue la página para ver su estado.',
  guest_without_email:
    'El huésped no tiene correo, y no se envió nada. Si ya lo tiene, corrija primero sus datos.',
  stay_begun: `La estadía comienza a las ${LODGE.checkIn.from} del día de entrada, y desde entonces no se puede cancelar con el enlace. Llámenos o escríbanos y lo vemos juntos.`,
  stay_marked:
    'La llegada, la salida o la ausencia del huésped ya está anotada. Deshágala primero en la vista de la reservación.',
  stay_action_refused:
    'Eso no se puede anotar todavía, o la estadía ya está en otro estado. Recargue la página para ver cómo está.',
  freed_nights_taken:
    'No se puede deshacer: las noches que quedaron libres ya las tomó otra persona. Elija otra habitación para el huésped.',
  refund_not_open: 'Esa devolución ya no está pendiente. Recargue la página para ver su estado.',
  folio_entry_not_found: 'Ese movimiento de la cuenta no existe. Recargue la página.',
  folio_entry_voided: 'Ese movimiento ya estaba anulado. No se cambió nada.',
  guest_not_found: 'Ese huésped ya no está en la lista. Recargue la página.',
  purchase_not_found: 'No encontramos ese pago. Empiece de nuevo la reserva; no se le ha cobrado.',
  subscription_not_found:
    'Este enlace no es válido o ya no sirve. Puede suscribirse de nuevo en nuestra página.',
  link_unknown:
    'Este enlace no lleva a ninguna reserva. Ábralo de nuevo desde el correo, completo, o escríbanos y le ayudamos.',
  mail_not_found: 'Ese correo ya no existe. Recargue la página para ver los que quedan.',
  message_not_found: 'Ese mensaje no existe o se borró al cumplir un año.',
  complaint_not_found: 'Esa hoja de reclamación no existe.',
  staff_not_found: 'Esa persona no está en la lista del personal.',
  complaint_answered: 'Esa hoja de reclamación ya fue respondida.',
  photo_not_found: 'Esa fotografía no existe.',
  photo_too_large: 'La fotografía pesa más de 10 MB. Elija una más liviana.',
  photo_too_many_pixels: 'La fotografía tiene más de 50 megapíxeles. Elija una más pequeña.',
  photo_type_unknown: 'El archivo no es una imagen GIF, PNG, JPG, SVG o WebP. Elija otro.',
  photo_unreadable: 'La imagen está dañada o incompleta. Elija otra.',
  changed_meanwhile:
    'Otra persona guardó cambios mientras usted editaba. No se guardó nada; compare las dos versiones.',
  name_taken: 'Ese nombre ya está en uso. Escriba otro.',
  username_taken: 'Ese usuario ya existe. Escriba otro.',
  last_active_staff: 'Es la única persona que puede ingresar. Active o agregue a otra antes de desactivarla.',
  room_reserved: 'La habitación tiene reservaciones por venir. Elimínelas primero.',
  room_held: 'Alguien está pagando una estadía en esta habitación. Inténtelo de nuevo en unos minutos.',
  zone_in_use: 'Hay plantas en esta zona. Páselas a otra primero.',
  family_in_use: 'Hay plantas de esta familia. Páselas a otra primero.',
  nights_taken: 'La habitación ya no está disponible en esas fechas. Elija otras fechas u otra habitación.',
  nights_held:
    'Otra persona está pagando esa habitación en esas fechas. Inténtelo de nuevo en unos minutos o elija otra.',
  nights_not_free:
    'Hay noches que ya no están libres: alguien las reservó o las está pagando. No se bloqueó ninguna.',
  amounts_differ:
    'El precio ha cambiado. Recargue la página para ver el total actual; no se ha cobrado nada.',
  hold_lost:
    'La habitación ya no está separada para este pago: el tiempo terminó, o la reserva se abrió en otra pestaña. No se le ha cobrado. Termine en la otra pestaña o vuelva a buscar.',
  hold_not_open:
    'Esa habitación ya no está separada, o el cobro ya empezó, y no se puede liberar. Recargue la página.',
  too_many_holds:
    'Ya hay otras habitaciones separadas sin pagar desde este navegador, correo o conexión. Termine ese pago o espere unos minutos a que se liberen.',
  late_check_in: `La atención de hoy terminó a las ${LODGE.checkIn.to}. Llámenos antes de reservar para esta noche y marque la casilla que lo confirma.`,
  purchase_mismatch:
    'Los datos no corresponden a este pago. Empiece de nuevo la reserva; no se le ha cobrado.',
  purchase_not_open: 'Ese cobro ya no está por devolverse. Recargue la página para ver su estado.',
  nothing_to_charge: 'Esta habitación no tiene un precio que se pueda cobrar. Escríbanos para reservarla.',
  body_too_large: 'Lo enviado es demasiado grande.',
  head_too_large: 'La dirección o los encabezados de la llamada son demasiado largos.',
  media_type_unknown: 'Ese tipo de contenido no se acepta.',
  too_many_requests: 'Demasiados intentos seguidos. Espere unos minutos e inténtelo de nuevo.',
  payment_unavailable:
    'El servicio de pagos no responde. No se le ha cobrado; inténtelo de nuevo en unos minutos.',
  database_unavailable: 'El sistema no está disponible por ahora. Inténtelo de nuevo en unos minutos.',
  storage_full:
    'El sistema no puede guardar nada por ahora: no le queda espacio. Avísenos o inténtelo de nuevo más tarde.',
  server_error: SERVER_ERROR.spanish,
}

/** The sentence of `nights_held`, with the end of the hold (ISO 8601). */
export const nightsHeldSentence = (heldUntil: string): string =>
  `Otra persona está pagando esa habitación. Si no termina, quedará libre a las ${formatTime(heldUntil)}; inténtelo entonces o elija otra.`

const TAKERS: Record<NightTakerResponse['kind'], (client: string) => string> = {
  reservation: (client) => `la reservación de ${client}`,
  blocking: () => 'un bloqueo del personal',
  hold: () => 'alguien que la está pagando en el sitio web',
}

/** The sentence of `freed_nights_taken`, which names who took the night. */
export const freedNightsTakenSentence = ({ kind, night, client }: NightTakerResponse): string =>
  `No se puede deshacer: la noche del ${formatDayOfMonth(night)}, que había quedado libre, la tiene ${TAKERS[kind](client)}. Elija otra habitación para el huésped.`

/** The sentences with a count of records that prevent the action, or of minutes that remain, if the error has one. */
const COUNTED_SENTENCES: Partial<Record<ErrorCode, (count: number) => string>> = {
  room_reserved: (count) =>
    `No se puede eliminar: la habitación tiene ${formatReservations(count)} por venir. Elimine o cambie de habitación esas reservaciones primero.`,
  too_many_requests: (minutes) =>
    `Demasiados intentos seguidos. Inténtelo de nuevo en ${formatMinutes(minutes)}.`,
  zone_in_use: (count) =>
    `No se puede eliminar: hay ${formatPlants(count)} en esta zona. Pase primero esas plantas a otra zona.`,
  family_in_use: (count) =>
    `No se puede eliminar: hay ${formatPlants(count)} de esta familia. Pase primero esas plantas a otra familia.`,
}

/** The sentences that differ for a guest, who neither pays nor edits, from those for buyers and staff. */
const GUEST_SENTENCES: Partial<Record<ErrorCode, string>> = {
  amounts_differ:
    'La devolución ya no es la que vio, y su reserva no se canceló. Recargue la página para ver la que corresponde ahora.',
  changed_meanwhile:
    'Su reserva cambió mientras la veía, y no se canceló. Recargue la página para ver cómo está ahora.',
}

/** The sentence of an error for a guest who views a reservation by the link of a mail. */
export const guestErrorSentence = (code: ErrorCode): string => GUEST_SENTENCES[code] ?? ERROR_SENTENCES[code]

/** The sentence of an error; `count` is the number of records that prevent the action, or of minutes that remain. */
export const errorSentence = (code: ErrorCode, count?: number): string =>
  (count === undefined ? undefined : COUNTED_SENTENCES[code]?.(count)) ?? ERROR_SENTENCES[code]

/** The sentence beside a field, for every message that a validator can return. */
export const FIELD_SENTENCES: Record<FieldProblem, string> = {
  required: 'Complete este campo.',
  text_expected: 'Escriba un texto. Si lo pegó de otra parte, escríbalo aquí a mano.',
  text_too_long: 'El texto es demasiado largo.',
  numeric: 'Escriba un número: hasta 10 cifras y 4 decimales.',
  whole_number: 'Escriba un número entero.',
  number_too_large: 'Ese número es demasiado grande.',
  age_too_high: 'La edad debe ser menor de 150 años.',
  email: 'Escriba un correo válido, sin tildes ni espacios, como nombre@ejemplo.com.',
  reservation_number: 'El número de reserva tiene 8 letras y cifras, como 52CC4B20.',
  phone: 'Escriba hasta 10 cifras, o el número internacional con + adelante.',
  document_required: 'Elija un tipo de documento.',
  dni_number: 'El DNI tiene 8 cifras, sin letras.',
  passport_number: 'El pasaporte tiene de 6 a 12 letras o cifras.',
  foreigner_card_number: 'El carné de extranjería tiene de 6 a 12 letras o cifras.',
  ruc_too_long: 'El RUC debe tener menos de 16 caracteres.',
  date_malformed: 'Escriba una fecha que exista, como 2027-03-15.',
  date_past: 'Ese día ya pasó.',
  date_too_far: 'Ese día está demasiado lejos: todavía no se puede reservar.',
  choice: 'Elija una de las opciones.',
  consent_required: 'Marque la casilla para continuar.',
  nothing_selected: 'Elija al menos un día.',
  too_many_days: 'Son demasiados días a la vez.',
  period_reversed: 'El último día no puede ser antes del primero.',
  period_too_long: 'El periodo puede ser de hasta diez años.',
  span_too_long: 'Pida hasta 400 días a la vez.',
  night_reserved: 'Esa noche está reservada.',
  night_held: 'Alguien está pagando esa noche.',
  nothing_changed: 'Cambie las fechas o la habitación.',
  amount: 'Escriba un monto en soles con hasta dos decimales.',
  group_too_small: 'Pida al menos 1 a la vez.',
  group_too_large: 'Pida hasta 100 a la vez.',
  cursor_unknown:
    'Eso no es el punto en que terminó una respuesta anterior. Pida la lista desde el principio.',
  state: 'Ese estado no existe.',
  birth_date_impossible: 'Esa fecha de nacimiento no puede ser. Revise el año.',
  guest_registered: 'Ya hay un huésped con ese documento en esta estadía.',
  guests_full: 'Ya están registradas todas las personas para las que es la habitación.',
  register_period_too_long: 'Pida hasta un año a la vez.',
  name_taken: 'Ya hay otro con ese nombre.',
  plant_name: 'Use letras, números, espacios, comillas, apóstrofos y los signos . , - ( ) × & /',
  zone_unknown: 'Esa zona ya no existe. Elija otra.',
  family_unknown: 'Esa familia ya no existe. Elija otra.',
  capacity_too_low: 'La capacidad es de al menos una persona.',
  capacity_too_high: 'La capacidad puede ser de hasta 1000 personas.',
  photo_required: 'Elija una fotografía.',
  photo_name: 'El nombre del archivo debe terminar en gif, png, jpg, jpeg, svg o webp.',
  photo_too_large: 'La fotografía pesa más de 10 MB.',
  photo_too_many_pixels: 'La fotografía tiene más de 50 megapíxeles.',
  photo_type: 'El archivo no es una imagen GIF, PNG, JPG, SVG o WebP, aunque su nombre lo diga.',
  photo_unreadable: 'La imagen está dañada o incompleta.',
  photo_svg_entities:
    'El SVG trae definiciones (ENTITY) que no se pueden leer. Guárdelo de nuevo sin ellas o expórtelo como PNG.',
  photo_svg_too_large: 'El SVG pesa más de 2 MB. Expórtelo como PNG.',
  photo_svg_complex: 'El SVG es demasiado complejo para dibujarlo. Expórtelo como PNG.',
  photo_svg_outside: 'El SVG incluye otras imágenes o archivos. Expórtelo como PNG.',
  username_too_short: 'El usuario tiene más de 3 caracteres.',
  password_too_short: 'La contraseña tiene más de 7 caracteres.',
  password_too_long: 'La contraseña tiene hasta 128 caracteres.',
  password_common: 'Es de las primeras que alguien probaría. Elija otra, por ejemplo cuatro palabras.',
  password_unchanged: 'Es la misma contraseña. Elija otra.',
  username_characters: 'Use letras, números y los signos . _ - @, sin espacios.',
  username_taken: 'Ese usuario ya existe.',
  current_password_wrong: 'No es su contraseña actual.',
  second_factor_form: 'El código de la aplicación tiene 6 cifras; el de recuperación, 12.',
  second_factor_wrong: 'No es el código de ahora, o ya se usó. Espere el siguiente y escríbalo.',
  entry_missing: 'Elija la fecha de entrada.',
  departure_missing: 'Elija la fecha de salida.',
  entry_malformed: 'La fecha de entrada no existe.',
  departure_malformed: 'La fecha de salida no existe.',
  entry_past: 'La entrada no puede ser antes de hoy.',
  entry_too_far: `La entrada puede ser hasta ${MAX_DAYS_AHEAD} días después de hoy.`,
  departure_past: 'La salida no puede ser antes de hoy.',
  departure_not_after_entry: 'La salida debe ser al menos un día después de la entrada.',
  stay_too_long: `La estadía puede ser de hasta ${MAX_NIGHTS} noches.`,
  rest_too_long: `Desde hoy se puede quedar hasta ${MAX_NIGHTS} noches más, y ${LONGEST_STAY} en total.`,
}

const isFieldProblem = (message: string): message is FieldProblem => message in FIELD_SENTENCES

/** The sentence for a validator's message; a library's own message means that the field has the wrong type. */
export const fieldSentence = (message: string): string =>
  isFieldProblem(message) ? FIELD_SENTENCES[message] : 'Este dato no tiene la forma esperada.'
