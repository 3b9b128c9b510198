import { lazy } from '../lazy.ts'

const rounding = lazy(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
)
const roundingToCentimos = lazy(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** A number this close to an integer counts as one: 1.15 × 100 is 114.99999999999999. */
const TOLERANCE = 1e-6

/**
 * Formats a number with two decimals, or with up to `most` if it has them, and commas between thousands: `1,234.50`.
 * Amounts are whole céntimos and prices whole ten-thousandths, so they are written without `Intl`, which costs a phone
 * seventy milliseconds; only a number that must be rounded uses it.
 */
export function decimalText(amount: number, most: 2 | 4): string {
  const scaled = amount * 10 ** most
  const isWhole =
    Number.isSafeInteger(Math.round(scaled)) && Math.abs(scaled - Math.round(scaled)) < TOLERANCE
  if (!isWhole) return (most === 2 ? roundingToCentimos() : rounding()).format(amount)
  const digits = amount.toFixed(most).replace(/(\.\d\d\d*?)0+$/, '$1')
  return digits.replace(/\B(?=(?:\d{3})+\.)/g, ',')
}
