import {
  type ApprovedCharge,
  ProviderUnavailable,
  type RefundOutcome,
  type RefundRequest,
} from '../../../src/payments/payment-provider.ts'
import type { CompleterBehaviours } from '../behaviours.ts'
import { type RefundRequestRecord, refund, voidCharge } from './provider-books.ts'
import { CLIENT_ERROR, exchangeOver, type ProviderLink } from './provider-link.ts'

/** Returns the request that voids a charge. */
export function cancelling(link: ProviderLink) {
  const { arrival, response } = exchangeOver(link)
  return async ({ purchaseNumber, signature }: ApprovedCharge): Promise<void> => {
    const { void: behaviour } = link.behaviours()
    const isSent = behaviour !== 'lost_before' && (await arrival(`void ${purchaseNumber}`))
    const isVoided = isSent && behaviour !== 'refused' && voidCharge(link.books, signature)
    await response(`void ${purchaseNumber}`)
    if (!isVoided || behaviour === 'lost_after') throw new ProviderUnavailable('no response')
  }
}

/** Returns the request that refunds a charge. */
export function refunding(link: ProviderLink) {
  const { arrival, lateArrival, response } = exchangeOver(link)
  const { books } = link
  const isOpen = (transactionId: string): boolean => {
    const charge = books.charges.find((candidate) => candidate.transactionId === transactionId)
    return charge !== undefined && link.now() >= charge.at + link.refundOpensAfterMs
  }

  async function execute(
    request: RefundRequest,
    behaviour: CompleterBehaviours['refund'],
  ): Promise<'done' | 'refused' | 'unclear'> {
    if (behaviour === 'unclear_before') return 'unclear'
    link.refundsInTransit.add(request.reference)
    const isArrived = await (behaviour === 'late_arrival'
      ? lateArrival()
      : arrival(`refund ${request.reference}`))
    link.refundsInTransit.delete(request.reference)
    if (!isArrived) return 'unclear'
    const isExecuted = behaviour !== 'refused' && isOpen(request.transactionId) && refund(books, request)
    return isExecuted ? 'done' : 'refused'
  }

  return async (request: RefundRequest): Promise<RefundOutcome> => {
    const { refund: behaviour } = link.behaviours()
    const what = `refund ${request.reference}`
    const record: RefundRequestRecord = { reference: request.reference, response: 'lost' }
    books.refundRequests.push(record)
    if (behaviour === 'not_sent') {
      await response(what)
      record.response = 'not_sent'
      throw new ProviderUnavailable('no connection')
    }
    const execution = execute(request, behaviour)
    const result = behaviour === 'late_arrival' ? 'unclear' : await execution
    await response(what)
    if (behaviour === 'broken_after') throw new TypeError(CLIENT_ERROR)
    record.response = behaviour === 'done' || behaviour === 'refused' ? result : 'unclear'
    return record.response === 'done' ? { kind: 'done' } : { kind: record.response, reason: 'no response' }
  }
}
