import type { StayAction } from '../../rules/reservations/states/stay-states.ts'
import type { RestOfNights } from '../../validators/reservations/stay.ts'
import { formatNights, formatSoles } from '../format.ts'

/** What the front desk marks, as buttons. */
export const STAY_ACTION_WORDS: Record<StayAction, string> = {
  check_in: 'Llegó',
  check_out: 'Salió',
  no_show: 'No se presentó',
  undo: 'Deshacer',
}

/** The accessible names of the buttons, which say whom they are about. */
export const STAY_ACTION_LABELS: Record<StayAction, (client: string) => string> = {
  check_in: (client) => `Llegó ${client}`,
  check_out: (client) => `Salió ${client}`,
  no_show: (client) => `No se presentó ${client}`,
  undo: (client) => `Deshacer lo último de ${client}`,
}

/** What was marked. */
export const STAY_DONE: Record<StayAction, (client: string) => string> = {
  check_in: (client) => `${client}: llegó.`,
  check_out: (client) => `${client}: salió.`,
  no_show: (client) => `${client}: no se presentó.`,
  undo: (client) => `${client}: se deshizo lo último.`,
}

/** Marking of stays. */
export const STAYS = {
  undo: STAY_ACTION_WORDS.undo,
  changedMeanwhile:
    'Otra persona cambió esta reservación mientras tanto, y no se anotó nada. Ya se muestra como está ahora.',
  offline:
    'No hay conexión con el servidor, y no se sabe si se anotó. Revise la conexión y pulse otra vez: no se anota dos veces.',
  since: (moment: string, by: string): string => `${moment}, por ${by}`,
  freedFrom: (night: string): string => `Noches libres otra vez desde la del ${night}`,
  state: 'Llegada y salida',
} as const

/** The question before a guest who owes is checked out; the balance in soles. */
export const BALANCE_QUESTION = {
  title: (client: string, balance: number): string => `${client} debe ${formatSoles(balance)}`,
  text: 'Si sale sin pagar, la deuda queda en su cuenta y en Por cobrar.',
  pay: 'Cobrar ahora',
  leaveUnpaid: 'Salir sin cobrar',
} as const

/** The question what becomes of the nights that the guest does not use. */
export const REST_QUESTION = {
  titles: {
    check_out: (client: string): string => `${client} sale antes de lo reservado`,
    no_show: (client: string): string => `${client} no se presentó`,
  },
  text: (nights: number, first: string): string =>
    nights === 1
      ? `No usa la noche del ${first}. ¿Se puede vender otra vez?`
      : `No usa ${formatNights(nights)}, desde la del ${first}. ¿Se pueden vender otra vez?`,
  money: {
    check_out: 'El precio de la reservación no cambia.',
    no_show:
      'No se devuelve nada, según las condiciones, y la reservación no queda como cancelada. Se puede deshacer mientras nadie tome las noches.',
  },
  choices: {
    free: 'Dejarlas libres',
    keep: 'Guardarlas',
  } satisfies Record<RestOfNights, string>,
} as const
