/** The auditor's own arithmetic, so that it does not share the product's mistakes. */

const DAY_MS = 86_400_000

/** Divides non-negative integers, rounded to the nearest integer, halves up. */
const divided = (dividend: number, divisor: number): number => {
  const rest = dividend % divisor
  const whole = (dividend - rest) / divisor
  return rest * 2 >= divisor ? whole + 1 : whole
}

const dayNumber = (day: string): number => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date) / DAY_MS
}

const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** Returns the nights from the first to the last, both included. */
export function nightsBetween(first: string, last: string): string[] {
  const nights: string[] = []
  for (let day = dayNumber(first); day <= dayNumber(last); day += 1) nights.push(dayOf(day))
  return nights
}

/** Returns price, IGV of 18 % and total, each rounded to the céntimo. */
export function priceOf(
  pricePerNight: number,
  nights: number,
): { price: number; igv: number; total: number } {
  const price = divided(pricePerNight * nights, 100)
  const igv = divided(price * 18, 100)
  return { price, igv, total: price + igv }
}

/** Returns the percentage that a cancellation at an instant (ISO 8601) refunds: 80 % from 14 days ahead, 50 % from 7. */
export function policyPercent(entry: string, at: string): number {
  const today = Math.floor((Date.parse(at) - 5 * 3_600_000) / DAY_MS)
  const daysAhead = dayNumber(entry) - today
  if (daysAhead >= 14) return 80
  return daysAhead >= 7 ? 50 : 0
}

/** Returns a percentage of an amount, rounded to the céntimo. */
export const percentOf = (amount: number, percent: number): number => divided(amount * percent, 100)

/** Returns the refund of a cancellation at an instant (ISO 8601), of `paid` céntimos. */
export const policyRefund = (paid: number, entry: string, at: string): number =>
  percentOf(paid, policyPercent(entry, at))

/** Converts soles, as in the facts of the history, to céntimos. */
export const centimos = (soles: number): number => Math.round(soles * 100)
