import type { StateTone } from 'shared-ui/components/StateBadge'
import { REFUNDS } from 'shared-ui/copy/cancel-reservation'
import { formatMoment } from 'shared-ui/copy/format'
import { nightCount, type Stay, stayFromNights } from 'shared-ui/rules/stay'
import type {
  PaymentState,
  RefundState,
  ReservationRefund,
  ReservationState,
} from 'shared-ui/validators/reservation'

/** Surnames first, as lists of guests are read. */
export const clientName = (client: { names: string; surnames: string }): string =>
  `${client.surnames}, ${client.names}`

/** N-03: a record's nights as people count them: entry, departure (the day after the last night) and how many. */
export function stayOf(record: { inDate: string; outDate: string }): Stay & { nights: number } {
  const stay = stayFromNights(record.inDate, record.outDate)
  return { ...stay, nights: nightCount(stay) }
}

export const RESERVATION_TONES: Record<ReservationState, StateTone> = {
  pending: 'waiting',
  confirmed: 'settled',
  reversed: 'fault',
  cancelled: 'ended',
  deleted: 'ended',
}

export const REFUND_TONES: Record<RefundState, StateTone> = {
  waiting: 'waiting',
  done: 'settled',
  failed: 'fault',
  desk: 'settled',
}

/** Why money goes back, since when it is as it is, and the provider's word for it. */
export const refundNote = ({ cause, at, reference }: ReservationRefund): string =>
  [REFUNDS.causes[cause], formatMoment(at), reference && REFUNDS.reference(reference)]
    .filter(Boolean)
    .join(' · ')

/** Why a refund still waits, or nothing. */
export const refundProblem = ({ state, problem }: ReservationRefund): string =>
  state === 'waiting' ? REFUNDS.problems[problem] : ''

export const PAYMENT_TONES: Record<PaymentState, StateTone> = {
  held: 'waiting',
  authorizing: 'waiting',
  unknown: 'fault',
  confirmed: 'settled',
  denied: 'ended',
  reversed: 'ended',
  expired: 'ended',
}
