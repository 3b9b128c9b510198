import { centimosFromSoles, type Quote } from 'shared-ui/rules/money/money'
import { AmountsDiffer } from './reservation-errors.ts'

/** Amounts of a request, in soles. */
export type SentAmounts = { price: number; IGV: number; total: number }

/** Throws `AmountsDiffer` unless the amounts sent equal the lodge's quote to the céntimo. */
export function checkAmounts(sent: SentAmounts, quote: Omit<Quote, 'nights'>): void {
  const same =
    centimosFromSoles(sent.price) === quote.price &&
    centimosFromSoles(sent.IGV) === quote.igv &&
    centimosFromSoles(sent.total) === quote.total
  if (!same) throw new AmountsDiffer()
}
