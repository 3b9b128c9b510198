import type { FastifyInstance } from 'fastify'
import { DoneAnswer, ReservationQuery } from 'shared-ui/validators/reservation'
import {
  CancelRequest,
  ChangeQuoteAnswer,
  ChangeQuoteQuery,
  ChangeRequest,
} from 'shared-ui/validators/reservation-changes'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { cancelReservation } from './cancel-service.ts'
import { changeReservation, quoteChange } from './change-service.ts'

/** The calls with which staff change and cancel reservations (A-12, P-08). */
export function registerReservationChangesRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/reservation/quote-change',
      summary: 'What other nights or another room would cost a reservation',
      description: 'Saves nothing. Its own nights do not stand in its way; those of others are named.',
      access: 'staff',
      query: ChangeQuoteQuery,
      answer: ChangeQuoteAnswer,
    },
    async ({ query }) => {
      const { reservationID, roomID, inDate, outDate } = query
      return { quote: await quoteChange(lodge, reservationID, { room: roomID, inDate, outDate }) }
    },
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/reservation/change',
      summary: 'Gives a reservation other nights or another room',
      description:
        'All or nothing: where a new night is taken (409, `nights_taken`) the old ones stay. Another `version` is refused (409, `changed_meanwhile`) with `current`, the reservation as it stands.',
      access: 'staff',
      query: ReservationQuery,
      body: ChangeRequest,
      answer: DoneAnswer,
    },
    async ({ query, body, staff }) => {
      await changeReservation(lodge, { id: query.reservationID, ...body }, staff)
      return {}
    },
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/reservation/cancel',
      summary: 'Cancels a reservation, with the refund by the policy',
      description:
        'Its nights are free at once. What goes back to the card is ordered with it and asked of the provider until it answers.',
      access: 'staff',
      query: ReservationQuery,
      body: CancelRequest,
      answer: DoneAnswer,
    },
    async ({ query, body, staff }) => {
      await cancelReservation(lodge, { id: query.reservationID, ...body }, staff)
      return {}
    },
  )
}
