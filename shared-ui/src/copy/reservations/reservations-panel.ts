import type { StayState } from '../../rules/reservations/states/stay-states.ts'
import type { ReservationState } from '../../validators/reservations/reservation.ts'
import { CONSOLE_PAGES } from '../console/console-pages.ts'
import { formatReservations } from '../format.ts'
import { RESERVATION_FIELDS } from './reservation-fields.ts'

/** A state in a word; feminine, since it describes a reservación. */
export const RESERVATION_STATE_WORDS: Record<ReservationState, string> = {
  pending: 'Pago por confirmar',
  confirmed: 'Confirmada',
  failed: 'No concretada',
  cancelled: 'Cancelada',
  deleted: 'Eliminada',
}

/** Where the guest of a confirmed reservation is, in a word or two. */
export const STAY_STATE_WORDS: Record<StayState, string> = {
  to_come: 'Por llegar',
  in_house: 'En casa',
  left: 'Salió',
  no_show: 'No se presentó',
}

/** The state of a reservation in a word: once a guest has come or was marked as absent, where they are. */
export const reservationStateWord = ({
  state,
  stay,
}: {
  state: ReservationState
  stay: { state: StayState }
}): string =>
  state === 'confirmed' && stay.state !== 'to_come'
    ? STAY_STATE_WORDS[stay.state]
    : RESERVATION_STATE_WORDS[state]

/** The list of reservations. */
export const RESERVATIONS_PANEL = {
  title: CONSOLE_PAGES.reservations,
  add: 'Agregar reservación',
  loading: 'Cargando Reservaciones',
  empty: 'No hay reservaciones',
  emptyText: 'Las reservas hechas en el sitio web aparecen aquí.',
  emptyFiltered: 'Ninguna coincide con lo que busca.',
  clearFilters: 'Quitar filtros',
  export: 'Exportar CSV',
  filters: 'Buscar y filtrar',
  search: 'Cliente o habitación',
  from: 'Noches desde',
  to: 'Noches hasta',
  /** While only one room's reservations are shown; without its name until that is known. */
  oneRoom: (room: string): string => (room === '' ? 'Solo una habitación' : `Solo la habitación ${room}`),
  allRooms: 'Ver todas las habitaciones',
  noSuchRoom: 'Solo una habitación que no existe',
  unknownRoom:
    'La dirección pide las reservaciones de una habitación que no existe, y por eso no se ve ninguna.',
  state: 'Estado',
  stateChoices: {
    current: 'Todas menos eliminadas',
    all: 'Todas',
    confirmed: 'Confirmada: todas',
    to_come: 'Confirmada: por llegar',
  },
  balance: 'Saldo',
  balanceChoices: { any: 'Todos', owed: 'Por cobrar', credit: 'A favor' },
  order: 'Orden',
  orders: {
    newest: 'Más nuevas primero',
    entry: 'Por entrada, próximas primero',
    latest_entry: 'Por entrada, últimas primero',
  },
  ignoredRoom: 'Habitación',
  columns: {
    ...RESERVATION_FIELDS,
    client: 'Cliente',
    nights: 'Noches',
    total: 'Total',
    state: 'Estado',
    created: 'Creada',
    actions: 'Acciones',
  },
  between: (entry: string, departure: string): string => `${entry} – ${departure}`,
  shown: (shown: number, total: number): string => `${shown} de ${formatReservations(total)}`,
} as const

/** Why a stay that has begun can be neither deleted nor cancelled. */
export const BEGUN_STAY = {
  titles: {
    delete: 'Esta reservación no se puede eliminar',
    cancel: 'Esta reservación no se puede cancelar',
  },
  texts: {
    delete:
      'La estadía ya empezó y su registro se conserva. Si el huésped se va antes, cambie la salida; si no vino, anote «No se presentó».',
    cancel:
      'La estadía ya empezó, y lo que se debe por ella se conserva. Si el huésped vino, anote «Llegó»; si no vino, «No se presentó», que guarda lo pagado y no le cobra lo demás.',
  },
  understood: 'Entendido',
} as const

/** The confirmation before a reservation is deleted, and the message afterwards. */
export const DELETE_RESERVATION = {
  button: 'Eliminar',
  title: (client: string): string => `Eliminar la reservación de ${client}`,
  room: (identifier: string, category: string): string => `Habitación ${identifier} · ${category}`,
  stay: (entry: string, departure: string): string => `Del ${entry} al ${departure}`,
  consequences: {
    pending:
      'Sus noches quedan libres otra vez. El banco todavía no ha dicho si cobró: si cobró, el sistema devuelve el cobro.',
    confirmed:
      'Sus noches quedan libres otra vez. El registro y su pago se conservan; no se devuelve dinero. Para devolver según las condiciones, cancélela en vez de eliminarla.',
    failed: 'Sus noches ya están libres. El registro y su historia se conservan.',
    cancelled: 'Sus noches ya están libres. El registro, su pago y sus devoluciones se conservan.',
    deleted: 'Ya está eliminada.',
  } satisfies Record<ReservationState, string>,
  done: (client: string): string => `Se eliminó la reservación de ${client}. Sus noches quedan libres.`,
  reason: 'Motivo',
  reasonHint: 'Queda en la historia de la reservación.',
  menu: (client: string): string => `Más acciones: ${client}`,
  restore: 'Recuperar',
  restoreTitle: (client: string): string => `Recuperar la reservación de ${client}`,
  restored: (client: string): string => `Se recuperó la reservación de ${client}.`,
  isDeleted: 'Esta reservación está eliminada. Se puede recuperar mientras sus noches estén libres.',
} as const
