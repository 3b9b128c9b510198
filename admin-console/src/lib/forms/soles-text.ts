import { plainAmount } from 'shared-ui/rules/money/typed-amount'

const SOLES = /^\d{1,7}(?:\.\d{1,2})?$/

/** Parses a typed amount, '1,234.50' or '65,5', to soles; null if it is none. */
export function parseSoles(text: string): number | null {
  const typed = plainAmount(text.trim())
  return SOLES.test(typed) ? Number(typed) : null
}
