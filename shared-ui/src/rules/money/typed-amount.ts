import { cleanLine } from '../text/typed-text.ts'

/** 1,234.50 and 1 234.50. */
const GROUPED = /^\d{1,3}(?:[, ]\d{3})+\.\d+$/
/** 1.234,50 and 1 234,50. */
const GROUPED_WITH_COMMA = /^\d{1,3}(?:[. ]\d{3})+,\d+$/
/** 590,5 or 590,50; three decimals could be thousands, as in 1,200. */
const DECIMAL_COMMA = /^\d+,(?:\d{1,2}|\d{4})$/

/**
 * An amount as typed, with a decimal point and without `S/.`, grouping and spaces. What could be read in two ways stays
 * as it is, for the validator to refuse.
 */
export function plainAmount(typed: string): string {
  const amount = cleanLine(typed)
    .replace(/^S\/\.? ?/i, '')
    .trim()
  if (GROUPED.test(amount)) return amount.replace(/[, ]/g, '')
  if (GROUPED_WITH_COMMA.test(amount)) return amount.replace(/[. ]/g, '').replace(',', '.')
  return DECIMAL_COMMA.test(amount) ? amount.replace(',', '.') : amount
}
