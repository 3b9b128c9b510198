import type { FastifyInstance } from 'fastify'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { ReservationQuery } from 'shared-ui/validators/reservations/reservation'
import {
  CancelRequest,
  ChangeQuoteQuery,
  ChangeQuoteResponse,
  ChangeRequest,
} from 'shared-ui/validators/reservations/reservation-changes'
import { ReservationCorrection } from 'shared-ui/validators/reservations/reservation-corrections'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { cancelReservation } from './cancel-service.ts'
import { changeReservation, quoteChange } from './change-service.ts'
import { correctReservation, resendConfirmation } from './correction-service.ts'

/** Registers the endpoints with which staff change, correct and cancel reservations. */
export function registerReservationChangesRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/reservation/quote-change',
      summary: 'Returns the price of a reservation with other nights or another room',
      description:
        'Stores nothing. The reservation’s own nights count as free; the response lists the nights that are taken by others. A stay that has begun and keeps its entry changes from tonight on: `segments` has the earlier nights in their rooms.',
      access: 'staff',
      query: ChangeQuoteQuery,
      response: ChangeQuoteResponse,
    },
    async ({ query }) => {
      const { reservationID, roomID, inDate, outDate } = query
      return { quote: await quoteChange(lodge, reservationID, { room: roomID, inDate, outDate }) }
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/change',
      summary: 'Changes the nights or the room of a reservation',
      description:
        'A stay that has begun and keeps its entry changes from tonight on; earlier nights stay in their rooms at their prices. Fails with 409 `nights_taken`, and changes nothing, if a new night is taken. Fails with 409 `changed_meanwhile` and the stored record in `current` if `version` is outdated.',
      access: 'staff',
      query: ReservationQuery,
      body: ChangeRequest,
      response: EmptyResponse,
    },
    async ({ query, body, staff }) => {
      await changeReservation(lodge, { id: query.reservationID, ...body }, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/cancel',
      summary: 'Cancels a reservation, with the refund of the cancellation policy',
      description:
        'Its nights become free at once. The refund is stored with the cancellation and requested from the provider until it responds.',
      access: 'staff',
      query: ReservationQuery,
      body: CancelRequest,
      response: EmptyResponse,
    },
    async ({ query, body, staff }) => {
      await cancelReservation(lodge, { id: query.reservationID, ...body }, staff)
      return {}
    },
  )
  registerCorrectionRoutes(app, lodge)
}

function registerCorrectionRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'PUT',
      url: '/reservation/update',
      summary: 'Corrects the client, the texts and the notes of a reservation',
      description:
        'Another e-mail address revokes the guest’s earlier links. Fails with 409 `changed_meanwhile` and the stored record in `current` if `version` is outdated.',
      access: 'staff',
      query: ReservationQuery,
      body: ReservationCorrection,
      response: EmptyResponse,
    },
    async ({ query, body, staff }) => {
      await correctReservation(lodge, { id: query.reservationID, ...body }, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/reservation/send-confirmation',
      summary: 'Mails the confirmation of a reservation to the guest again',
      description: 'The mail has a new link; earlier links stay valid.',
      access: 'staff',
      query: ReservationQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await resendConfirmation(lodge, query.reservationID, staff)
      return {}
    },
  )
}
