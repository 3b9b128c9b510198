import type { FastifyInstance } from 'fastify'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { RefundQuery } from 'shared-ui/validators/reservation-changes'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { retryRefund, settleByHand } from './settle-refund-service.ts'

/** What staff do with a refund that the provider has refused for days. */
export function registerRefundsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'POST',
      url: '/reservation/retry-refund',
      summary: 'Asks the provider anew for a refund that failed',
      access: 'staff',
      query: RefundQuery,
      answer: DoneAnswer,
    },
    async ({ query, staff }) => {
      await retryRefund(lodge, query.refundID, staff)
      return {}
    },
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/reservation/refund-by-hand',
      summary: 'Notes that the money of a refund that failed was given by other means',
      access: 'staff',
      query: RefundQuery,
      answer: DoneAnswer,
    },
    async ({ query, staff }) => {
      await settleByHand(lodge, query.refundID, staff)
      return {}
    },
  )
}
