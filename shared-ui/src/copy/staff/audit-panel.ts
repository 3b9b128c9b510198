import type { AuditAction, AuditKind } from '../../validators/staff/audit.ts'
import { CONSOLE_PAGES } from '../console/console-pages.ts'
import { formatNights, plural } from '../format.ts'
import { RESERVATION_FIELDS } from '../reservations/reservation-fields.ts'

/** Registro, the audit log: who did what, and when. */
export const AUDIT_PANEL = {
  title: CONSOLE_PAGES.audit,
  loading: 'Cargando Registro',
  empty: 'No hay anotaciones',
  emptyText: 'Todo lo que el personal registra, cambia o elimina queda anotado aquí.',
  emptyFiltered: 'Ninguna coincide con los filtros.',
  clearFilters: 'Quitar filtros',
  filters: 'Filtrar',
  person: 'Persona',
  anyone: 'Cualquiera',
  /** A person in the URL who is not in the list of staff. */
  unknownPerson: 'Otra persona',
  kind: 'Sobre',
  anything: 'Todo',
  from: 'Desde',
  to: 'Hasta',
  nobody: 'Sin identificar',
  shown: (shown: number, total: number): string => `${shown} de ${plural('anotación', 'anotaciones')(total)}`,
} as const

/** Each kind of record: one of it in a sentence, and all of them in the filter. */
export const AUDIT_KIND_WORDS: Record<AuditKind, { one: string; all: string }> = {
  reservation: { one: 'la reservación', all: 'Reservaciones' },
  room: { one: 'la habitación', all: 'Habitaciones' },
  plant: { one: 'la planta', all: 'Plantas' },
  zone: { one: 'la zona', all: 'Zonas' },
  family: { one: 'la familia', all: 'Familias' },
  complaint: { one: 'la hoja de reclamación', all: 'Hojas de reclamación' },
  message: { one: 'un mensaje', all: 'Mensajes' },
  newsletter: { one: 'los suscriptores', all: 'Suscriptores' },
  mail: { one: 'un correo', all: 'Correos' },
  payment: { one: 'el pago de la compra', all: 'Pagos' },
  concept: { one: 'el concepto de cargo', all: 'Conceptos de cargo' },
  staff: { one: 'a', all: 'Personal e ingresos' },
}

/** Each action, before the record that it changed. */
export const AUDIT_ACTION_WORDS: Record<AuditAction, string> = {
  create: 'Registró',
  update: 'Editó',
  delete: 'Eliminó',
  retry: 'Volvió a intentar',
  export: 'Descargó la tabla de',
  change_password: 'Cambió la contraseña de',
  deactivate: 'Desactivó',
  activate: 'Activó',
  sign_in: 'Ingresó al panel',
  sign_in_refused: 'Ingreso rechazado',
  add_second_factor: 'Activó la verificación en dos pasos',
  remove_second_factor: 'Quitó la verificación en dos pasos',
  second_factor_refused: 'Código de verificación rechazado',
}

/** Phrases for actions of a kind that read better than the action followed by `one`. */
export const AUDIT_PHRASES = {
  'staff create': 'Agregó a',
  'staff update': 'Cambió el nombre de',
  'staff change_password': 'Cambió la contraseña de',
  'staff add_second_factor': 'Activó la verificación en dos pasos de',
  'staff remove_second_factor': 'Quitó la verificación en dos pasos de',
  'complaint update': 'Respondió la hoja de reclamación',
  'mail retry': 'Volvió a enviar un correo',
  'mail delete': 'Descartó un correo que no se envió',
  'payment update': 'Anotó como devuelto el cobro de la compra',
  'payment delete': 'Liberó las noches separadas por la compra',
  'payment export': 'Descargó una tabla de caja',
  'reservation export': 'Descargó la tabla de reservaciones',
  'newsletter export': 'Descargó la tabla de suscriptores',
  'newsletter deactivate': 'Dio de baja un correo del boletín',
} as const satisfies Partial<Record<`${AuditKind} ${AuditAction}`, string>>

/** Phrases that depend on the recorded values. */
export const AUDIT_VALUE_TEXT = {
  blocked: 'Bloqueó noches de la habitación',
  unblocked: 'Desbloqueó noches de la habitación',
  cancelled: 'Canceló la reservación',
  folio: {
    charge: 'Anotó un cargo en la cuenta de la reservación',
    payment: 'Anotó un pago en la cuenta de la reservación',
    refund: 'Anotó una devolución en la cuenta de la reservación',
  },
  folioVoided: 'Anuló una línea de la cuenta de la reservación',
  guest: {
    guest_added: 'Registró un huésped de la reservación',
    guest_changed: 'Corrigió un huésped de la reservación',
    guest_removed: 'Quitó un huésped de la reservación',
  },
  refundRetried: 'Volvió a intentar una devolución de la reservación',
  refundGiven: 'Anotó como hecha por el proveedor una devolución de la reservación',
  refundByHand: 'Anotó como pagada por otro medio una devolución de la reservación',
  personalData: {
    exported: {
      reservation: 'Descargó los datos personales del cliente de la reservación',
      complaint: 'Descargó los datos personales de la hoja de reclamación',
      message: 'Descargó los datos personales de un mensaje',
      newsletter: 'Descargó los datos personales de un suscriptor',
    },
    erased: {
      reservation: 'Borró los datos personales del cliente de la reservación',
      complaint: 'Borró los datos personales de la hoja de reclamación',
      message: 'Borró un mensaje a pedido de la persona',
      newsletter: 'Borró una suscripción a pedido de la persona',
    },
  },
  attended: 'Marcó como atendido un mensaje',
  notAttended: 'Marcó como pendiente un mensaje',
  archived: 'Sigue en el archivo, porque tuvo reservaciones.',
  refused: 'La contraseña no era la suya, o la cuenta está desactivada.',
  refusedUnknown: 'Con un usuario que no existe.',
  codeRefused: 'La contraseña era la suya; el código, no. Si no fue esa persona, cámbiele la contraseña.',
  recoveryCode: 'Con un código de recuperación.',
  /** Before the username of an account. */
  ofAccount: 'con el usuario de',
  rows: plural('fila', 'filas'),
  nights: (count: number, ranges: string): string => `${formatNights(count)}: ${ranges}`,
  refund: (percent: string, amount: string): string => `Devolución del ${percent}: ${amount}`,
  corrected: (labels: string): string => `Datos corregidos: ${labels}`,
  resent: 'Reenvió la confirmación.',
  changed: (label: string): string => `${label}: otra`,
  fromTo: (label: string, before: string, after: string): string => `${label}: ${before} → ${after}`,
} as const

/** The names of changed fields. */
export const AUDIT_FIELD_WORDS = {
  identifier: 'Identificador',
  category: 'Categoría',
  pricePerNight: 'Precio por noche',
  capacity: 'Capacidad',
  description: 'Descripción',
  photo: 'Fotografía',
  name: 'Nombre',
  scientificName: 'Nombre científico',
  zone: 'Zona',
  family: 'Familia',
  ...RESERVATION_FIELDS,
  inDate: 'Entrada',
  outDate: 'Salida',
  total: 'Total',
} as const
export type AuditField = keyof typeof AUDIT_FIELD_WORDS
