import { PurchaseNotFound } from './purchase-errors.ts'

const DIGITS = /^\d{1,9}$/

/** Parses a purchase number of the wire. Throws `PurchaseNotFound` for a text that can be none. */
export function readPurchaseNumber(text: string): number {
  if (!DIGITS.test(text)) throw new PurchaseNotFound()
  return Number(text)
}
