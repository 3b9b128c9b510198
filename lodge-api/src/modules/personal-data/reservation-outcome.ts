import { addDays, type CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { clientRetainedUntil, dayAfter, RETENTION } from 'shared-ui/rules/privacy/retention'
import type { PaymentState } from 'shared-ui/validators/payments/reservation-payment'
import type { ErasureOutcome, GuestErasure } from 'shared-ui/validators/privacy/personal-data'
import type { ReservationState } from 'shared-ui/validators/reservations/reservation'

/** What decides whether the client of a reservation may be erased. */
export type ErasableReservation = {
  state: ReservationState
  /** The last night. */
  out_date: CalendarDate
  client_data: 'whole' | 'document' | 'erased'
  /** The state of its card payment; null without one. */
  payment_state: PaymentState | null
  /** When the completer looks at the payment next; null if nothing is left to do. */
  next_attempt_at: string | null
  open_refunds: number
  folio_entries: number
}

/** `documentUntil` is the day until which an erasure leaves the document for tax law; null if it leaves nothing, or is not possible. */
export type ReservationOutcome = { outcome: ErasureOutcome; documentUntil: CalendarDate | null }

const OPEN_PAYMENTS: readonly (PaymentState | null)[] = ['held', 'charging', 'unknown', 'returning']

/** Whether money was taken for the reservation, so that tax law asks for its record. */
const hasMoney = ({ state, payment_state, folio_entries }: ErasableReservation): boolean =>
  state === 'confirmed' || payment_state === 'confirmed' || folio_entries > 0

type Stay = Pick<ErasableReservation, 'state' | 'out_date'>

/** A stay is to come until the day of departure is over. */
const isToCome = ({ state, out_date }: Stay, today: CalendarDate): boolean =>
  state === 'confirmed' && addDays(out_date, 1) >= today

/** Why the reservation still needs its client, or null. */
function neededFor(reservation: ErasableReservation, today: CalendarDate) {
  const { state, payment_state, next_attempt_at, open_refunds } = reservation
  if (isToCome(reservation, today)) return 'stay_to_come'
  const isPaymentOpen =
    state === 'pending' || OPEN_PAYMENTS.includes(payment_state) || next_attempt_at !== null
  if (isPaymentOpen) return 'payment_open'
  return open_refunds > 0 ? 'refund_open' : null
}

/** Returns what an erasure on `today` does to the client of a reservation. */
export function outcomeOf(reservation: ErasableReservation, today: CalendarDate): ReservationOutcome {
  if (reservation.client_data === 'erased') return { outcome: 'erased', documentUntil: null }
  const until = clientRetainedUntil(reservation.out_date)
  const documentUntil = hasMoney(reservation) && today < until ? until : null
  if (reservation.client_data === 'document')
    return { outcome: documentUntil === null ? 'erasable' : 'erased', documentUntil }
  const needed = neededFor(reservation, today)
  return needed === null ? { outcome: 'erasable', documentUntil } : { outcome: needed, documentUntil: null }
}

/**
 * Returns what an erasure on `today` does to a guest of a stay, who may be somebody else than its client. The register of guests is
 * retained for its own period; a stay that did not take place is not in it.
 */
export function guestOutcomeOf(stay: Stay, today: CalendarDate): GuestErasure {
  if (stay.state !== 'confirmed') return { outcome: 'erasable', until: null }
  if (isToCome(stay, today)) return { outcome: 'stay_to_come', until: null }
  const until = dayAfter(addDays(stay.out_date, 1), RETENTION.guests)
  return today < until ? { outcome: 'register', until } : { outcome: 'erasable', until: null }
}
