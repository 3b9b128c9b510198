import { PurchaseNotFound } from './booking-errors.ts'

const DIGITS = /^\d{1,9}$/

/** A purchase number as the wire carries it, as the tables keep it. Throws `PurchaseNotFound` for what can be none. */
export function readPurchaseNumber(text: string): number {
  if (!DIGITS.test(text)) throw new PurchaseNotFound()
  return Number(text)
}
