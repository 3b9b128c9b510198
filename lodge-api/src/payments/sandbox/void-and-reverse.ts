import * as v from 'valibot'
import { isSameLimaDay } from '../niubiz/lima-stamp.ts'
import type { Books } from './authorise.ts'
import type { SandboxResponse } from './gateway-responses.ts'
import { rejected, standing } from './gateway-responses.ts'

const reversal = v.object({
  channel: v.literal('web'),
  order: v.object({ purchaseNumber: v.string(), transactionDate: v.string() }),
})

/** Voids a charge by its signature; only on its own day in Lima. */
export function voidCharge(books: Books, signature: string): SandboxResponse {
  const charge = books.store.chargeWhere('signature', signature)
  if (!charge || charge.status !== 'Authorized') return rejected('No transaction to void')
  if (!isSameLimaDay(charge.transactionDate, books.clock()))
    return rejected('The day of the transaction is over')
  return voided(books, charge.purchaseNumber)
}

/** Reverses a charge by its purchase number and time. */
export function reverseCharge(books: Books, body: unknown): SandboxResponse {
  const request = v.safeParse(reversal, body)
  if (!request.success) return rejected('Invalid reversal request')
  const { purchaseNumber, transactionDate } = request.output.order
  const charge = books.store.chargeWhere('purchaseNumber', purchaseNumber)
  if (charge?.status !== 'Authorized' || charge.transactionDate !== transactionDate) {
    return rejected('No transaction to reverse')
  }
  return voided(books, purchaseNumber)
}

function voided(books: Books, purchaseNumber: string): SandboxResponse {
  books.store.markVoided(purchaseNumber)
  return lookUp(books, purchaseNumber)
}

/** Returns the state of a purchase number. */
export function lookUp(books: Books, purchaseNumber: string): SandboxResponse {
  const charge = books.store.chargeWhere('purchaseNumber', purchaseNumber)
  if (!charge) return rejected('Purchase number not found', 404, 404)
  return standing(charge, { merchantId: books.merchantId, now: books.clock() })
}
