import { addBusinessDays, isBusinessDay } from 'shared-ui/rules/dates/business-days'
import { dayInLima, dayStartInLima } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
import { monthsFrom } from 'shared-ui/rules/dates/month'
import type { RefundWindow } from '../../payment-provider.ts'

const MONTHS = 6

/** Normalised brand names of Visa and Mastercard, with or without the kind of card. */
const REFUNDABLE = /^(visa|visaelectron|mastercard)(debito|credito|debit|credit)?$/

/**
 * Returns the window in which Niubiz refunds a charge: from the given number of business days (two: 48 business hours) to six
 * calendar months after it, at the same time of day in Lima; Visa and Mastercard only (`docs/niubiz.md`, to be confirmed once the
 * lodge has a contract).
 */
export function refundWindow(
  { brand, chargedAt }: { brand: string; chargedAt: number },
  afterBusinessDays: number,
): RefundWindow {
  if (!REFUNDABLE.test(plainBrand(brand))) return { kind: 'impossible' }
  const day = dayInLima(chargedAt)
  const timeOfDay = chargedAt - dayStartInLima(day)
  // Hours of a weekend or holiday do not count, so a charge on such a day counts from the end of the day.
  const hours = isBusinessDay(day) ? timeOfDay : DAY_MS
  const opensAt = dayStartInLima(addBusinessDays(day, afterBusinessDays)) + hours
  return {
    kind: 'window',
    opensAt: afterBusinessDays === 0 ? chargedAt : opensAt,
    closesAt: dayStartInLima(monthsFrom(day, MONTHS)) + timeOfDay,
  }
}

/** `'VISA Débito'` → `'visadebito'`: only letters, without case, accents and spaces. */
const plainBrand = (brand: string): string =>
  brand
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
