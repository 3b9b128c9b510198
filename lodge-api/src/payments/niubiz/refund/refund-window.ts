import { addBusinessDays, isBusinessDay } from 'shared-ui/rules/dates/business-days'
import { type CalendarDate, dayInLima, dayStartInLima } from 'shared-ui/rules/dates/calendar-date'
import { DAY_MS } from 'shared-ui/rules/dates/durations'
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
    closesAt: dayStartInLima(addMonths(day, MONTHS)) + timeOfDay,
  }
}

/** `'VISA Débito'` → `'visadebito'`: only letters, without case, accents and spaces. */
const plainBrand = (brand: string): string =>
  brand
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/** Returns the same day of a later month, or that month's last day if it is shorter. */
function addMonths(date: CalendarDate, count: number): CalendarDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastDay))).toISOString().slice(0, 10)
}
