import type { StateTone } from 'shared-ui/components/StateBadge'
import { REFUNDS } from 'shared-ui/copy/cancel-reservation'
import { formatMoment } from 'shared-ui/copy/format'
import { nightCount, type Stay, stayFromNights } from 'shared-ui/rules/stay'
import type {
  PaymentState,
  RefundProblem,
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
  failed: 'ended',
  cancelled: 'ended',
  deleted: 'ended',
}

export const REFUND_TONES: Record<RefundState, StateTone> = {
  waiting: 'waiting',
  asking: 'waiting',
  done: 'settled',
  unclear: 'fault',
  manual: 'fault',
  paid_by_hand: 'settled',
}

/** Why money goes back, since when it is as it is, and the provider's word for it. */
export const refundNote = ({ cause, at, reference }: ReservationRefund): string =>
  [REFUNDS.causes[cause], formatMoment(at), reference && REFUNDS.reference(reference)]
    .filter(Boolean)
    .join(' · ')

const PROBLEM_SENTENCES: Partial<Record<RefundState, Partial<Record<RefundProblem, string>>>> = {
  waiting: REFUNDS.waitingProblems,
  manual: REFUNDS.manualProblems,
}

/** Why a refund still waits, or cannot go to the card; empty where there is no problem to name. */
export const refundProblem = ({ state, problem }: ReservationRefund): string =>
  PROBLEM_SENTENCES[state]?.[problem] ?? ''

export const PAYMENT_TONES: Record<PaymentState, StateTone> = {
  held: 'waiting',
  expired: 'ended',
  charging: 'waiting',
  unknown: 'fault',
  returning: 'fault',
  confirmed: 'settled',
  denied: 'ended',
  denied_late: 'ended',
  never_charged: 'ended',
  returned: 'ended',
}
