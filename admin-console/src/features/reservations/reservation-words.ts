import type { StateTone } from 'shared-ui/components/StateBadge'
import { formatMoment } from 'shared-ui/copy/format'
import { REFUNDS } from 'shared-ui/copy/reservations/change/cancel-reservation'
import { FOLIO } from 'shared-ui/copy/reservations/folio'
import { RESERVATION_FIELDS } from 'shared-ui/copy/reservations/reservation-fields'
import type { StayState } from 'shared-ui/rules/reservations/states/stay-states'
import { nightCount, type Stay, stayFromNights } from 'shared-ui/rules/reservations/stay'
import type { RefundState } from 'shared-ui/validators/payments/refund-states'
import type {
  PaymentState,
  RefundProblem,
  ReservationRefund,
} from 'shared-ui/validators/payments/reservation-payment'
import type { ReservationState } from 'shared-ui/validators/reservations/reservation'
import {
  RESERVATION_TEXTS,
  type ReservationText,
  type ReservationTexts,
} from 'shared-ui/validators/reservations/reservation-texts'
import { STAY_TONES } from '../../lib/stay-tones.ts'

/** The name of a client, surnames first. An erased client has no names. */
export const clientName = (client: { names: string; surnames: string }): string =>
  [client.surnames, client.names].filter(Boolean).join(', ')

/** The stay of a record: entry, departure (the day after the last night) and number of nights. */
export function stayOf(record: { inDate: string; outDate: string }): Stay & { nights: number } {
  const stay = stayFromNights(record.inDate, record.outDate)
  return { ...stay, nights: nightCount(stay) }
}

/** The texts of a reservation as labelled values. */
export const textFacts = (texts: ReservationTexts, names: readonly ReservationText[] = RESERVATION_TEXTS) =>
  names.map((name) => ({ label: RESERVATION_FIELDS[name], value: texts[name] }))

const RESERVATION_TONES: Record<ReservationState, StateTone> = {
  pending: 'waiting',
  confirmed: 'settled',
  failed: 'ended',
  cancelled: 'ended',
  deleted: 'ended',
}

/** The tone of a reservation's state; that of its stay once it is marked. */
export const reservationTone = ({
  state,
  stay,
}: {
  state: ReservationState
  stay: { state: StayState }
}): StateTone => (state === 'confirmed' ? STAY_TONES[stay.state] : RESERVATION_TONES[state])

export const REFUND_TONES: Record<RefundState, StateTone> = {
  waiting: 'waiting',
  asking: 'waiting',
  done: 'settled',
  unclear: 'attention',
  manual: 'attention',
  paid_by_hand: 'settled',
}

/** The cause of a refund, the time of its last change, and the reference of the provider. */
export const refundNote = ({ cause, at, reference }: ReservationRefund): string =>
  [REFUNDS.causes[cause], formatMoment(at), reference && REFUNDS.reference(reference)]
    .filter(Boolean)
    .join(' · ')

const PROBLEM_SENTENCES: Partial<Record<RefundState, Partial<Record<RefundProblem, string>>>> = {
  waiting: REFUNDS.waitingProblems,
  manual: REFUNDS.manualProblems,
}

/** Why a refund still waits, or cannot go to the card; empty if there is no problem to show. */
export const refundProblem = ({ state, problem }: ReservationRefund): string =>
  PROBLEM_SENTENCES[state]?.[problem] ?? ''

export const PAYMENT_TONES: Record<PaymentState, StateTone> = {
  held: 'waiting',
  expired: 'ended',
  charging: 'waiting',
  unknown: 'attention',
  returning: 'attention',
  confirmed: 'settled',
  denied: 'ended',
  denied_late: 'ended',
  never_charged: 'ended',
  returned: 'ended',
}

/** A balance in brief: 'Debe S/. 80.00', 'A favor S/. 20.00', or nothing. */
export function balanceText(balance: number): string {
  if (balance === 0) return ''
  return balance > 0 ? FOLIO.owesBriefly(balance) : FOLIO.creditBriefly(balance)
}
