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

/** Returns the refund of a cancellation at an instant (ISO 8601), of `paid` céntimos: 80 % from 14 days daysAhead, 50 % from 7. */
export function policyRefund(paid: number, entry: string, cancelledAt: string): number {
  const today = Math.floor((Date.parse(cancelledAt) - 5 * 3_600_000) / DAY_MS)
  const daysAhead = dayNumber(entry) - today
  if (daysAhead >= 14) return divided(paid * 80, 100)
  return daysAhead >= 7 ? divided(paid * 50, 100) : 0
}

/** Converts soles, as in the facts of the history, to céntimos. */
export const centimos = (soles: number): number => Math.round(soles * 100)
