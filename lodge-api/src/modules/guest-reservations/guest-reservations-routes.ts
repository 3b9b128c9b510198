import type { FastifyInstance } from 'fastify'
import {
  GuestCancelRequest,
  GuestLinkQuery,
  GuestReservationAnswerSchema,
} from 'shared-ui/validators/guest-reservation'
import { defineCall } from '../../http/call.ts'
import { defineFileCall } from '../../http/file-call.ts'
import { MAIL_LINK_LIMIT } from '../../http/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { cancelAsGuest, guestCalendar, guestReservation } from './guest-reservations-service.ts'

/** B-12: what the link in a guest's mail leads to. Its token is all that is asked for. */
export function registerGuestReservationsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/guest-reservation',
      summary: 'A reservation, by the token of its mail',
      description:
        'With what a cancellation today would give back. An unknown token is 404 (`link_unknown`).',
      access: 'anyone',
      query: GuestLinkQuery,
      answer: GuestReservationAnswerSchema,
      limits: [MAIL_LINK_LIMIT],
    },
    async ({ query }) => ({ reservation: await guestReservation(lodge, query.token) }),
  )
  defineFileCall(
    app,
    {
      url: '/guest-reservation/calendar',
      summary: 'The stay as a file for calendars (RFC 5545), by the token of its mail',
      description:
        'One entry of whole days, from the entry to the departure; a file that is fetched later takes the place of the one before.',
      access: 'anyone',
      query: GuestLinkQuery,
      contentType: 'text/calendar',
      limits: [MAIL_LINK_LIMIT],
    },
    ({ query }) => guestCalendar(lodge, query.token),
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/guest-reservation/cancel',
      summary: 'Cancels a reservation with the refund by the policy, by the token of its mail',
      description:
        '`version` and `refund` are what was shown. 409: `changed_meanwhile` with `current`, the reservation as its guest sees it; `amounts_differ`; `stay_begun`; `reservation_not_standing`, also for a second press.',
      access: 'anyone',
      query: GuestLinkQuery,
      body: GuestCancelRequest,
      answer: GuestReservationAnswerSchema,
      limits: [MAIL_LINK_LIMIT],
    },
    async ({ query, body }) => ({ reservation: await cancelAsGuest(lodge, query.token, body) }),
  )
}
