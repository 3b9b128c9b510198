import { type CalendarDate, daysBetween } from '../dates/calendar-date.ts'
import type { PaidForStay } from './folio.ts'
import type { Centimos } from './money.ts'
import { refundPercent, shareOf } from './refund-policy.ts'

/** How much of what a change leaves over is refunded: the share of the refund policy, all, or nothing. */
export const REFUND_SHARES = ['policy', 'all', 'none'] as const
export type RefundShare = (typeof REFUND_SHARES)[number]

/** A stay before a change and its new total, in céntimos. `retained`: what was retained of earlier changes. */
export type RepricedStay = {
  before: { total: Centimos; entry: CalendarDate; paid: PaidForStay; retained: Centimos }
  total: Centimos
}

/** The money of a change, in céntimos. */
export type ChangeRefund = {
  daysAhead: number
  /** The percentage of `left` that is refunded. */
  percent: number
  /** What was paid for the stay beyond its new total. */
  left: Centimos
  /** The refund, by what paid it. */
  refund: PaidForStay
  /** What is retained of this and all earlier changes. */
  retained: Centimos
}

const sum = ({ card, desk }: PaidForStay): Centimos => card + desk

/**
 * The refund of a change. Only money that was paid for the stay beyond its new total is refunded, by the refund policy for
 * the entry before the change, so that shortening a stay gives no more than cancelling it; the rest is retained. The desk's payments
 * are refunded before the card's. A change that makes the stay dearer uses what was retained before, so that a mistake can be undone.
 */
export function changeRefund(
  { before, total }: RepricedStay,
  { today, share }: { today: CalendarDate; share: RefundShare },
): ChangeRefund {
  const daysAhead = daysBetween(today, before.entry)
  const percent = { policy: refundPercent(daysAhead), all: 100, none: 0 }[share]
  const left = Math.max(0, sum(before.paid) - total)
  const ofCard = Math.max(0, before.paid.card - total)
  const refund = { card: shareOf(ofCard, percent), desk: shareOf(left - ofCard, percent) }
  const increase = Math.max(0, total - before.total)
  const retained = Math.max(0, before.retained - increase) + left - sum(refund)
  return { daysAhead, percent, left, refund, retained }
}
