import { addBusinessDays } from 'shared-ui/rules/business-days'
import { dayInLima, daysBetween } from 'shared-ui/rules/calendar-date'
import type { RefundWindow } from '../../payments/payment-provider.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** The instant that lies `count` business days after another, at the same time of day in Lima; both in epoch ms. */
export function businessDaysAfter(instant: number, count: number): number {
  const day = dayInLima(instant)
  // Lima keeps one offset from UTC all year, so that every day has 24 hours.
  return instant + daysBetween(day, addBusinessDays(day, count)) * DAY_MS
}

/** Why the provider cannot refund a charge at the instant `now`, or null where it can, or will be able to (M-05). */
export function impossibleReason(window: RefundWindow, now: number): 'brand' | 'too_old' | null {
  if (window.kind === 'impossible') return 'brand'
  return now > window.closesAt ? 'too_old' : null
}

/**
 * When a refused refund is requested again, in epoch ms; null once it has been refused for a business day in which it could have been
 * given. Counted in business days from the charge (M-05): before its window opens a refusal says nothing.
 */
export function retryAfterRefusal(
  window: RefundWindow,
  { orderedAt, now }: { orderedAt: number; now: number },
): number | null {
  const opensAt = window.kind === 'window' ? window.opensAt : now
  const deadline = businessDaysAfter(Math.max(opensAt, orderedAt), 1)
  if (now >= deadline) return null
  return Math.max(opensAt, now + HOUR_MS)
}

/** Whether a refund has waited for a business day since it could first be given (M-06). */
export const hasWaitedTooLong = (
  window: RefundWindow | null,
  { orderedAt, now }: { orderedAt: number; now: number },
): boolean => {
  const opensAt = window?.kind === 'window' ? Math.max(window.opensAt, orderedAt) : orderedAt
  return now >= businessDaysAfter(opensAt, 1)
}
