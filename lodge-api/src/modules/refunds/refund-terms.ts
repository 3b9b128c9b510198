import { addBusinessDays } from 'shared-ui/rules/dates/business-days'
import { dayInLima, daysBetween } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS, HOUR_MS } from 'shared-ui/rules/dates/durations'
import type { RefundWindow } from '../../payments/payment-provider.ts'

/** Returns the instant `count` business days later, at the same time of day in Lima; epoch ms. */
export function businessDaysAfter(instant: number, count: number): number {
  const day = dayInLima(instant)
  // Lima has the same UTC offset all year, so every day has 24 hours.
  return instant + daysBetween(day, addBusinessDays(day, count)) * DAY_MS
}

/** Returns why the provider cannot refund a charge at `now`, or null if it can now or later. */
export function impossibleReason(window: RefundWindow, now: number): 'brand' | 'too_old' | null {
  if (window.kind === 'impossible') return 'brand'
  return now > window.closesAt ? 'too_old' : null
}

/**
 * Returns when to request a refused refund again, in epoch ms, or null after a business day of refusals within the refund window. A
 * refusal before the window opens says nothing.
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

/** Whether a refund has waited for a business day since the provider could first execute it. */
export const hasWaitedTooLong = (
  window: RefundWindow | null,
  { orderedAt, now }: { orderedAt: number; now: number },
): boolean => {
  const opensAt = window?.kind === 'window' ? Math.max(window.opensAt, orderedAt) : orderedAt
  return now >= businessDaysAfter(opensAt, 1)
}
