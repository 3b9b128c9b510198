import { centimosFromSoles, type Quote } from 'shared-ui/rules/money'
import { AmountsDiffer } from './reservation-errors.ts'

/** Amounts as a call sends them, in soles. */
export type SentAmounts = { price: number; IGV: number; total: number }

/** B-07: throws `AmountsDiffer` unless what was sent is, to the céntimo, what the lodge reckons. */
export function checkAmounts(sent: SentAmounts, quote: Omit<Quote, 'nights'>): void {
  const same =
    centimosFromSoles(sent.price) === quote.price &&
    centimosFromSoles(sent.IGV) === quote.igv &&
    centimosFromSoles(sent.total) === quote.total
  if (!same) throw new AmountsDiffer()
}
