import type { StateTone } from 'shared-ui/components/StateBadge'
import { nightCount, type Stay, stayFromNights } from 'shared-ui/rules/stay'
import type { PaymentState, RefundState, ReservationState } from 'shared-ui/validators/reservation'

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

export const PAYMENT_TONES: Record<PaymentState, StateTone> = {
  held: 'waiting',
  authorizing: 'waiting',
  unknown: 'fault',
  confirmed: 'settled',
  denied: 'ended',
  reversed: 'ended',
  expired: 'ended',
}
