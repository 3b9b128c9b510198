import type { FastifyInstance } from 'fastify'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import {
  HoldQuery,
  MakeReservationRequest,
  PurchaseKey,
  PurchaseOutcome,
  SessionTokenQuery,
  SessionTokenRequest,
  SessionTokenResponse,
} from 'shared-ui/validators/payments/payment'
import { MarkReturnedQuery, UnsettledPaymentsResponse } from 'shared-ui/validators/payments/unsettled-payment'
import { RoomQuery } from 'shared-ui/validators/rooms/room'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { addressHashOf } from '../../http/limits/client-address.ts'
import { MAKE_RESERVATION_LIMIT, OUTCOME_LIMIT, PAYMENT_SESSION_LIMIT } from '../../http/limits/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { releaseHoldByStaff, releaseOwnHold } from './holds/holds-service.ts'
import { makeReservation, purchaseOutcome } from './payment/make-reservation-service.ts'
import { openPaymentSession } from './payment/payment-session-service.ts'
import { markReturned, unsettledPayments } from './unsettled/unsettled-service.ts'

/** Registers the endpoints to book and pay, and those of staff for holds and unsettled payments. */
export function registerPurchasesRoutes(app: FastifyInstance, lodge: Lodge): void {
  registerGuestRoutes(app, lodge)
  registerStaffRoutes(app, lodge)
}

function registerGuestRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/session-token',
      summary: 'Holds the nights and opens a card payment for them',
      description:
        '`amount` is the total in soles; the nights are held until `expirationTime` (epoch ms). Fails with 409 `nights_held`, with the end of the other hold in `heldUntil`; with 429 `too_many_holds` if this browser, e-mail or address holds as many rooms as allowed; with 409 `late_check_in` from 20:00 on for a stay of tonight without `lateArrivalAccepted`.',
      access: 'anyone',
      limits: [PAYMENT_SESSION_LIMIT],
      query: SessionTokenQuery,
      body: SessionTokenRequest,
      response: SessionTokenResponse,
    },
    ({ query, body, request }) =>
      openPaymentSession(lodge, {
        ...query,
        ...body,
        clientIp: request.ip,
        addressHash: addressHashOf(request),
        hostname: request.hostname,
      }),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/make-reservation',
      summary: 'Charges the card and makes the reservation, once',
      description:
        'Idempotent by `purchaseNumber`: a repeat gets the first response. An unknown number and another visitor’s number get the same response (404 `purchase_not_found`).',
      access: 'anyone',
      limits: [MAKE_RESERVATION_LIMIT],
      query: RoomQuery,
      body: MakeReservationRequest,
      response: PurchaseOutcome,
    },
    ({ query, body }) => makeReservation(lodge, { roomId: query.roomID, ...body }),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/reservation/outcome',
      summary: 'Returns the state of a purchase to the browser that began it',
      access: 'anyone',
      limits: [OUTCOME_LIMIT],
      query: PurchaseKey,
      response: PurchaseOutcome,
    },
    ({ query }) => purchaseOutcome(lodge, query),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/release-hold',
      summary: 'Ends the hold of a guest who leaves before paying',
      description:
        'Changes nothing if the purchase is unknown, belongs to another visitor, or its charge has begun.',
      access: 'anyone',
      limits: [OUTCOME_LIMIT],
      body: PurchaseKey,
      response: EmptyResponse,
    },
    async ({ body }) => {
      await releaseOwnHold(lodge, body)
      return {}
    },
  )
}

function registerStaffRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'DELETE',
      url: '/hold/delete',
      summary: 'Releases a hold whose charge has not begun',
      description: 'Fails with 409 `hold_not_open` if the hold has ended or its charge has begun.',
      access: 'staff',
      query: HoldQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await releaseHoldByStaff(lodge, query.purchaseNumber, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/payment/unsettled',
      summary: 'Returns the charges and refunds that did not settle by themselves, oldest first',
      access: 'staff',
      response: UnsettledPaymentsResponse,
    },
    async () => {
      const payments = await unsettledPayments(lodge)
      return { payments, total: payments.length }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/payment/mark-returned',
      summary: 'Records that staff refunded a charge in the provider’s own portal',
      description: 'Fails with 409 `purchase_not_open` if the charge is not being refunded.',
      access: 'staff',
      query: MarkReturnedQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await markReturned(lodge, query.purchaseNumber, staff)
      return {}
    },
  )
}
