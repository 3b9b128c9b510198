import { PurchaseNotFound } from './purchase-errors.ts'

const DIGITS = /^\d{1,9}$/

/** Parses a purchase number of a request. Throws `PurchaseNotFound` if the text cannot be one. */
export function readPurchaseNumber(text: string): number {
  if (!DIGITS.test(text)) throw new PurchaseNotFound()
  return Number(text)
}
