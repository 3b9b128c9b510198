import type { CalendarDate } from 'shared-ui/rules/dates/calendar-date'
import { changeRefund, type RefundShare } from 'shared-ui/rules/money/change-refund'
import { centimosFromSoles, solesFromCentimos } from 'shared-ui/rules/money/money'
import type { ReservationDetail } from 'shared-ui/validators/reservations/reservation'

/** What becomes of the money that was paid for a stay when it changes, in soles. */
export type ChangeMoney = {
  daysAhead: number
  /** The percentage of `left` that is refunded. */
  percent: number
  /** What was paid beyond the new total. */
  left: number
  /** The refund: of what the card paid, of what was paid at the desk, and both. */
  toCard: number
  atDesk: number
  refund: number
  /** By how much what is retained grows; negative if a dearer stay uses some of it. */
  retained: number
}

/** Computes the money of a change with the rule that the server applies. */
export function changeMoney(
  { total: before, inDate, paidForStay, folio }: ReservationDetail,
  total: number,
  terms: { today: CalendarDate; share: RefundShare },
): ChangeMoney {
  const retained = centimosFromSoles(folio.changeRetained)
  const paid = { card: centimosFromSoles(paidForStay.card), desk: centimosFromSoles(paidForStay.desk) }
  const stay = { total: centimosFromSoles(before), entry: inDate, paid, retained }
  const outcome = changeRefund({ before: stay, total: centimosFromSoles(total) }, terms)
  const { daysAhead, percent, left, refund } = outcome
  return {
    daysAhead,
    percent,
    left: solesFromCentimos(left),
    toCard: solesFromCentimos(refund.card),
    atDesk: solesFromCentimos(refund.desk),
    refund: solesFromCentimos(refund.card + refund.desk),
    retained: solesFromCentimos(outcome.retained - retained),
  }
}
