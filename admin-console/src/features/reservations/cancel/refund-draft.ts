import { CANCEL_RESERVATION } from 'shared-ui/copy/reservations/change/cancel-reservation'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import { refundFor } from 'shared-ui/rules/money/refund-policy'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'

/** The form fields of a cancellation. */
export type CancelDraft = { reason: string; notice: 'mail' | 'none' }

export const EMPTY_CANCEL: CancelDraft = { reason: '', notice: 'mail' }

/** Validates a draft; returns messages by field. */
export const cancelProblems = ({ reason }: CancelDraft): Partial<Record<'reason', string>> =>
  reason.trim() === '' ? { reason: CANCEL_RESERVATION.reasonMissing } : {}

/** The refund of a cancellation today, in soles, of what the folio has as paid, with the policy step that applies. */
export function cancelRefund(reservation: ReservationDetail, today: CalendarDate) {
  const card = refundFor(centimosFromSoles(reservation.paidForStay.card), reservation.inDate, today)
  const desk = refundFor(centimosFromSoles(reservation.paidForStay.desk), reservation.inDate, today)
  return {
    daysAhead: card.daysAhead,
    percent: card.percent,
    toCard: solesFromCentimos(card.amount),
    atDesk: solesFromCentimos(desk.amount),
    total: solesFromCentimos(card.amount + desk.amount),
  }
}
export type CancelRefund = ReturnType<typeof cancelRefund>

/** The body of `POST /reservation/cancel`. */
export const cancelRequest = (draft: CancelDraft, refund: CancelRefund, version: number) => ({
  version,
  reason: draft.reason,
  refund: refund.total,
  notice: draft.notice,
})
export type CancelBody = ReturnType<typeof cancelRequest>
