import { addDays, type CalendarDate, daysBetween } from '../dates/calendar-date.ts'
import { type Centimos, divideRounded } from './money.ts'

/** The share that is refunded when a stay is cancelled at least `fromDays` days before its entry. */
export type RefundStep = { fromDays: number; percent: number }

/**
 * The refund policy: 80 % from 14 days before the entry on (day 14 included), 50 % from 7 to 13 days, nothing
 * after that or for a no-show. The first step that applies is used.
 */
export const REFUND_STEPS: readonly RefundStep[] = [
  { fromDays: 14, percent: 80 },
  { fromDays: 7, percent: 50 },
]

/**
 * The refund of a cancellation. `amount` is the share of what was paid, rounded to the céntimo, halves away from zero.
 */
export type Refund = { daysAhead: number; percent: number; amount: Centimos }

/**
 * The share, in percent, that is refunded `daysAhead` days before the entry; `daysAhead` is negative once the stay has
 * begun.
 */
export const refundPercent = (daysAhead: number): number =>
  REFUND_STEPS.find(({ fromDays }) => daysAhead >= fromDays)?.percent ?? 0

/** A percentage of an amount, rounded to the céntimo. */
export const shareOf = (amount: Centimos, percent: number): Centimos =>
  Number(divideRounded(BigInt(amount) * BigInt(percent), 100n))

/** The refund of `paid` when a stay that begins on `entry` is cancelled on the lodge's day `today`. */
export function refundFor(paid: Centimos, entry: CalendarDate, today: CalendarDate): Refund {
  const daysAhead = daysBetween(today, entry)
  const percent = refundPercent(daysAhead)
  return { daysAhead, percent, amount: shareOf(paid, percent) }
}

/** The last day on which cancelling a stay refunds `percent`, and the amount. */
export type RefundDeadline = { until: CalendarDate; percent: number; amount: Centimos }

/** What cancelling a stay refunds of `paid` and until when: the steps of the policy whose days are not over `today`, in order. */
export const refundDeadlines = (paid: Centimos, entry: CalendarDate, today: CalendarDate): RefundDeadline[] =>
  REFUND_STEPS.map(({ fromDays, percent }) => ({
    until: addDays(entry, -fromDays),
    percent,
    amount: shareOf(paid, percent),
  })).filter(({ until }) => until >= today)
