import { FIELD_SENTENCES } from 'shared-ui/copy/problems/problems'
import { CANCEL_RESERVATION } from 'shared-ui/copy/reservations/cancel-reservation'
import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import { refundFor } from 'shared-ui/rules/money/refund-policy'
import { plainAmount } from 'shared-ui/rules/money/typed-amount'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'

/** The form fields of a cancellation. */
export type CancelDraft = { paidAtDesk: string; reason: string; notice: 'mail' | 'none' }

export const EMPTY_CANCEL: CancelDraft = { paidAtDesk: '', reason: '', notice: 'mail' }

const SOLES = /^\d{1,7}(\.\d{1,2})?$/

/** Parses the amount paid at the desk to céntimos; null if it is not an amount, 0 if empty. */
function parseCentimos(text: string): number | null {
  const typed = plainAmount(text)
  if (typed === '') return 0
  return SOLES.test(typed) ? centimosFromSoles(Number(typed)) : null
}

/** The card payment up to the total, in céntimos; any excess is owed at the desk already. */
const cardPart = ({ total, paidByCard }: ReservationDetail): number =>
  Math.min(centimosFromSoles(total), centimosFromSoles(paidByCard))

/** Whether part of the total may have been paid at the desk. */
export const mayBePaidAtDesk = (reservation: ReservationDetail): boolean =>
  cardPart(reservation) < centimosFromSoles(reservation.total)

/** Validates a draft; returns messages by field. */
export function cancelProblems(
  draft: CancelDraft,
  reservation: ReservationDetail,
): Partial<Record<'paidAtDesk' | 'reason', string>> {
  const atDesk = parseCentimos(draft.paidAtDesk)
  const most = centimosFromSoles(reservation.total) - cardPart(reservation)
  return {
    ...(atDesk === null && { paidAtDesk: FIELD_SENTENCES.amount }),
    ...(atDesk !== null && atDesk > most && { paidAtDesk: FIELD_SENTENCES.amount_too_high }),
    ...(draft.reason.trim() === '' && { reason: CANCEL_RESERVATION.reasonMissing }),
  }
}

/** The refund of a cancellation today, in soles, with the policy step that applies. */
export function cancelRefund(draft: CancelDraft, reservation: ReservationDetail, today: CalendarDate) {
  const card = refundFor(cardPart(reservation), reservation.inDate, today)
  const desk = refundFor(parseCentimos(draft.paidAtDesk) ?? 0, reservation.inDate, today)
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
  paidAtDesk: solesFromCentimos(parseCentimos(draft.paidAtDesk) ?? 0),
  refund: refund.total,
  notice: draft.notice,
})
export type CancelBody = ReturnType<typeof cancelRequest>
