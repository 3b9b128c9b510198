import { type CalendarDate, daysBetween } from './calendar-date.ts'
import { type Centimos, divideRounded } from './money.ts'

/** What is given back when a stay is cancelled at least so many days before its entry. */
export type RefundStep = { fromDays: number; percent: number }

/**
 * P-08: 80 % from 14 days ahead on (day 14 itself is on the guest's side), 50 % from 7 to 13, and nothing after that, the
 * guest who does not come included. In the order in which they are tried.
 */
export const REFUND_STEPS: readonly RefundStep[] = [
  { fromDays: 14, percent: 80 },
  { fromDays: 7, percent: 50 },
]

/** What a cancellation gives back. `amount` is the share of what was paid, to the céntimo, halves away from zero. */
export type Refund = { daysAhead: number; percent: number; amount: Centimos }

/** P-08: the share, in percent, of a cancellation so many days before the entry; negative once the stay has begun. */
export const refundPercent = (daysAhead: number): number =>
  REFUND_STEPS.find(({ fromDays }) => daysAhead >= fromDays)?.percent ?? 0

/** A part of an amount, to the céntimo. */
export const shareOf = (amount: Centimos, percent: number): Centimos =>
  Number(divideRounded(BigInt(amount) * BigInt(percent), 100n))

/** P-08: what is given back of `paid` when a stay that begins on `entry` is cancelled on the lodge's day `today`. */
export function refundFor(paid: Centimos, entry: CalendarDate, today: CalendarDate): Refund {
  const daysAhead = daysBetween(today, entry)
  const percent = refundPercent(daysAhead)
  return { daysAhead, percent, amount: shareOf(paid, percent) }
}
