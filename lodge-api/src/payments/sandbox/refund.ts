import * as v from 'valibot'
import { centimosOf } from '../niubiz/wire-amount.ts'
import type { Books } from './authorise.ts'
import type { SandboxResponse } from './gateway-responses.ts'
import { refundDone, refundRefused, rejected } from './gateway-responses.ts'
import type { RefundShape } from './sandbox-settings.ts'

const refundRequest = v.object({
  ruc: v.string(),
  comment: v.pipe(v.string(), v.maxLength(100)),
  externalReferenceId: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  amount: v.number(),
})

/** Niubiz's own refusal codes are not known; every code but 100 and 200 is a refusal. */
const NOT_POSSIBLE = '101'

/**
 * Refunds a charge after settlement, fully or partially, and never more than was charged. A repeated reference is a second refund:
 * whether Niubiz refuses it is not known, and a double refund must be visible in the books.
 */
export function refundCharge(
  books: Books,
  request: { transactionId: string; body: unknown; shape: RefundShape },
): SandboxResponse {
  const { transactionId, shape } = request
  const parsed = v.safeParse(refundRequest, request.body)
  const amount = parsed.success ? centimosOf(parsed.output.amount) : undefined
  if (!parsed.success || !amount) return rejected('Invalid refund request')
  const refuse = (reason: string) =>
    shape === 'current' ? refundRefused(NOT_POSSIBLE, reason) : rejected(reason)
  const charge = books.store.chargeWhere('transactionId', transactionId)
  if (charge?.status !== 'Authorized') return refuse('No transaction to refund')
  if (books.store.refundedOf(transactionId) + amount > charge.amount) return refuse('More than was charged')
  const reference = parsed.output.externalReferenceId
  books.store.addRefund({ reference, transactionId, amount })
  return refundDone({ reference, amount }, shape, books.clock())
}
