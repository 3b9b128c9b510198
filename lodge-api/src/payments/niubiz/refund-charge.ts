import { LODGE } from 'shared-ui/copy/lodge'
import * as v from 'valibot'
import { ProviderUnavailable, type RefundOutcome, type RefundRequest } from '../payment-provider.ts'
import type { Line } from './line.ts'
import { refundedAnswer, refundRefusedAnswer } from './niubiz-answers.ts'
import { centimosOf, wireSoles } from './wire-amount.ts'

/** How a reference that was given back before is told from every other refusal (niubiz.md: to be confirmed with Niubiz). */
const REPEATED = /externalReferenceId.*(used|exist|duplic)/i

/**
 * Refunds a part of a settled charge (niubiz.md, refund after settlement). A reference that was used before was given back by
 * an earlier request whose answer was lost. Throws `ProviderUnavailable` for whatever tells neither yes nor no.
 */
export async function refundCharge(line: Line, request: RefundRequest): Promise<RefundOutcome> {
  const { transactionId, reference, amount } = request
  const answer = await line.call({
    method: 'POST',
    path: line.paths.refund(transactionId),
    timeout: line.timeouts.other,
    body: {
      ruc: LODGE.ruc,
      comment: `Devolucion ${reference}`,
      externalReferenceId: reference,
      amount: wireSoles(amount),
    },
  })
  const given = v.safeParse(refundedAnswer, answer.body)
  if (answer.status === 200 && given.success && centimosOf(given.output.amount) === amount) {
    return { kind: 'done' }
  }
  const refusal = v.safeParse(refundRefusedAnswer, answer.body)
  if (answer.status === 400 && refusal.success) {
    const reason = refusal.output.errorMessage
    return REPEATED.test(reason) ? { kind: 'done' } : { kind: 'refused', reason }
  }
  throw new ProviderUnavailable(`Niubiz did not tell whether it gave back (HTTP ${answer.status}).`)
}
