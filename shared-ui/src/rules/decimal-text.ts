import { lazy } from './lazy.ts'

const rounding = lazy(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
)
const roundingToCentimos = lazy(
  () => new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** Closer than this to a whole number is one: 1.15 times 100 is 114.99999999999999. */
const CLOSE = 1e-6

/**
 * W-02: a number with two decimals, or as many up to `most` as it has, and commas between thousands: `1,234.50`. Amounts are
 * whole céntimos, prices whole ten-thousandths, so they are written out at once; only what must be rounded asks `Intl`, which
 * takes a phone seventy milliseconds to get ready.
 */
export function decimalText(amount: number, most: 2 | 4): string {
  const scaled = amount * 10 ** most
  const isWhole = Number.isSafeInteger(Math.round(scaled)) && Math.abs(scaled - Math.round(scaled)) < CLOSE
  if (!isWhole) return (most === 2 ? roundingToCentimos() : rounding()).format(amount)
  const digits = amount.toFixed(most).replace(/(\.\d\d\d*?)0+$/, '$1')
  return digits.replace(/\B(?=(?:\d{3})+\.)/g, ',')
}
