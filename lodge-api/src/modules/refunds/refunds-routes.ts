import type { FastifyInstance } from 'fastify'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { RefundQuery } from 'shared-ui/validators/reservations/reservation-changes'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { confirmGiven, retryRefund, settleByHand } from './staff-refunds-service.ts'

/**
 * Registers the staff endpoints for refunds that did not settle by themselves; 409 `refund_not_open` if the refund has settled
 * meanwhile.
 */
export function registerRefundsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/retry-refund',
      summary: 'Requests a refund again that the provider did not make',
      access: 'staff',
      query: RefundQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await retryRefund(lodge, query.refundID, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/refund-by-hand',
      summary: 'Records that a refund was paid by other means',
      access: 'staff',
      query: RefundQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await settleByHand(lodge, query.refundID, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/refund-given',
      summary: 'Records that the provider made a refund whose response was unclear',
      access: 'staff',
      query: RefundQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await confirmGiven(lodge, query.refundID, staff)
      return {}
    },
  )
}
