import * as v from 'valibot'
import { isSameLimaDay } from '../niubiz/lima-stamp.ts'
import { centimosOf, wireSoles } from '../niubiz/wire-amount.ts'
import type { Books } from './authorise.ts'
import type { Answer } from './faults.ts'
import { rejected, sentHeader, standing } from './gateway-answers.ts'

const reversal = v.object({
  channel: v.literal('web'),
  order: v.object({ purchaseNumber: v.string(), transactionDate: v.string() }),
})

const refundRequest = v.object({
  ruc: v.string(),
  comment: v.string(),
  externalReferenceId: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  amount: v.number(),
})

/** Voids a charge by its signature; only on its own day in Lima. */
export function voidCharge(books: Books, signature: string): Answer {
  const charge = books.store.chargeWhere('signature', signature)
  if (!charge || charge.status !== 'Authorized') return rejected('No transaction to void')
  if (!isSameLimaDay(charge.transactionDate, books.clock()))
    return rejected('The day of the transaction is over')
  return voided(books, charge.purchaseNumber)
}

/** Reverses a charge named by its purchase number and its moment. */
export function reverseCharge(books: Books, body: unknown): Answer {
  const request = v.safeParse(reversal, body)
  if (!request.success) return rejected('Invalid reversal request')
  const { purchaseNumber, transactionDate } = request.output.order
  const charge = books.store.chargeWhere('purchaseNumber', purchaseNumber)
  if (charge?.status !== 'Authorized' || charge.transactionDate !== transactionDate) {
    return rejected('No transaction to reverse')
  }
  return voided(books, purchaseNumber)
}

function voided(books: Books, purchaseNumber: string): Answer {
  books.store.markVoided(purchaseNumber)
  return lookUp(books, purchaseNumber)
}

/** Gives money back after settlement, whole or in part, each reference once. */
export function refundCharge(books: Books, transactionId: string, body: unknown): Answer {
  const request = v.safeParse(refundRequest, body)
  const amount = request.success ? centimosOf(request.output.amount) : undefined
  if (!request.success || !amount) return rejected('Invalid refund request')
  const charge = books.store.chargeWhere('transactionId', transactionId)
  if (charge?.status !== 'Authorized') return rejected('No transaction to refund')
  const reference = request.output.externalReferenceId
  if (books.store.hasRefund(reference)) return rejected('externalReferenceId has been used before')
  if (books.store.refundedOf(transactionId) + amount > charge.amount) return rejected('More than was charged')
  books.store.addRefund({ reference, transactionId, amount })
  const body200 = {
    header: sentHeader(books.clock()),
    externalReferenceId: reference,
    amount: wireSoles(amount),
  }
  return { status: 200, body: body200 }
}

/** What became of a purchase number. */
export function lookUp(books: Books, purchaseNumber: string): Answer {
  const charge = books.store.chargeWhere('purchaseNumber', purchaseNumber)
  if (!charge) return rejected('Purchase number not found', 404, 404)
  return standing(charge, { merchantId: books.merchantId, now: books.clock() })
}
