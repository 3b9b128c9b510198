import type { FastifyInstance } from 'fastify'
import {
  MakeReservationRequest,
  PurchaseOutcome,
  PurchaseOutcomeQuery,
  SessionTokenAnswer,
  SessionTokenQuery,
  SessionTokenRequest,
} from 'shared-ui/validators/payment'
import { RoomQuery } from 'shared-ui/validators/room'
import { defineCall } from '../../http/call.ts'
import { PAYMENT_SESSION_LIMIT } from '../../http/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { makeReservation, purchaseOutcome } from './make-reservation-service.ts'
import { openPaymentSession } from './payment-session-service.ts'

/** The visitor's calls to book and pay (spec.md §7; B-03 to B-10, C-06). */
export function registerBookingsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'POST',
      url: '/reservation/session-token',
      summary: 'Holds the nights and opens a card payment for them',
      description: '`amount` is the total in soles; the nights stay held until `expirationTime` (epoch ms).',
      access: 'anyone',
      limits: [PAYMENT_SESSION_LIMIT],
      query: SessionTokenQuery,
      body: SessionTokenRequest,
      answer: SessionTokenAnswer,
    },
    ({ query, body, request }) =>
      openPaymentSession(lodge, {
        amount: query.amount,
        roomId: query.roomID,
        inDate: query.inDate,
        outDate: query.outDate,
        email: body.email,
        documentNumber: body.identificationDocumentNumber,
        visit: body.visit,
        clientIp: request.ip,
        hostname: request.hostname,
      }),
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/reservation/make-reservation',
      summary: 'Charges the card and makes the reservation, once',
      description: 'Idempotent by `purchaseNumber`: a repeat gets the first answer.',
      access: 'anyone',
      query: RoomQuery,
      body: MakeReservationRequest,
      answer: PurchaseOutcome,
    },
    ({ query, body }) => makeReservation(lodge, { roomId: query.roomID, ...body }),
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/reservation/outcome',
      summary: 'How a purchase stands, for the browser that began it',
      access: 'anyone',
      query: PurchaseOutcomeQuery,
      answer: PurchaseOutcome,
    },
    ({ query }) => purchaseOutcome(lodge, query),
  )
}
