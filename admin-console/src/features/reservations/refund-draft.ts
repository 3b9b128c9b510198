import { CANCEL_RESERVATION } from 'shared-ui/copy/cancel-reservation'
import { FIELD_SENTENCES } from 'shared-ui/copy/problems'
import type { CalendarDate } from 'shared-ui/rules/calendar-date'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money'
import { refundFor } from 'shared-ui/rules/refund-policy'
import type { ReservationDetail } from 'shared-ui/validators/reservation'

/** A cancellation while it is typed. */
export type CancelDraft = { paidAtDesk: string; reason: string; notice: 'mail' | 'none' }

export const EMPTY_CANCEL: CancelDraft = { paidAtDesk: '', reason: '', notice: 'mail' }

const SOLES = /^\d{1,7}(\.\d{1,2})?$/

/** What was typed as paid at the desk, in céntimos; null where it is no amount. */
function centimosTyped(text: string): number | null {
  const typed = text.trim().replace(',', '.')
  if (typed === '') return 0
  return SOLES.test(typed) ? centimosFromSoles(Number(typed)) : null
}

/** What the card has paid of the total; what it paid beyond is owed at the desk already. In céntimos. */
const cardPart = ({ total, paidByCard }: ReservationDetail): number =>
  Math.min(centimosFromSoles(total), centimosFromSoles(paidByCard))

/** Whether anything can have been paid without the card. */
export const mayBePaidAtDesk = (reservation: ReservationDetail): boolean =>
  cardPart(reservation) < centimosFromSoles(reservation.total)

/** What is wrong with a draft, a sentence a field. */
export function cancelProblems(
  draft: CancelDraft,
  reservation: ReservationDetail,
): Partial<Record<'paidAtDesk' | 'reason', string>> {
  const atDesk = centimosTyped(draft.paidAtDesk)
  const most = centimosFromSoles(reservation.total) - cardPart(reservation)
  return {
    ...(atDesk === null && { paidAtDesk: FIELD_SENTENCES.amount }),
    ...(atDesk !== null && atDesk > most && { paidAtDesk: FIELD_SENTENCES.amount_too_high }),
    ...(draft.reason.trim() === '' && { reason: CANCEL_RESERVATION.reasonMissing }),
  }
}

/** P-08: what goes back on the lodge's day `today`, in soles, and by which step of the policy. */
export function cancelRefund(draft: CancelDraft, reservation: ReservationDetail, today: CalendarDate) {
  const card = refundFor(cardPart(reservation), reservation.inDate, today)
  const desk = refundFor(centimosTyped(draft.paidAtDesk) ?? 0, reservation.inDate, today)
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
  paidAtDesk: solesFromCentimos(centimosTyped(draft.paidAtDesk) ?? 0),
  refund: refund.total,
  notice: draft.notice,
})
export type CancelBody = ReturnType<typeof cancelRequest>
