import type { FastifyInstance } from 'fastify'
import {
  GuestCancelRequest,
  GuestLinkQuery,
  GuestReservationResponseSchema,
} from 'shared-ui/validators/guest-reservation'
import { defineEndpoint } from '../../http/endpoint.ts'
import { defineFileEndpoint } from '../../http/file-endpoint.ts'
import { MAIL_LINK_LIMIT } from '../../http/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { cancelAsGuest, guestCalendar, guestReservation } from './guest-reservations-service.ts'

/** Registers the endpoints of the link in a guest's mail. They are authorised by its token alone. */
export function registerGuestReservationsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/guest-reservation',
      summary: 'Returns the reservation of a mail’s token',
      description:
        'The response has the refund that a cancellation today would give. An unknown token is 404 (`link_unknown`).',
      access: 'anyone',
      query: GuestLinkQuery,
      response: GuestReservationResponseSchema,
      limits: [MAIL_LINK_LIMIT],
    },
    async ({ query }) => ({ reservation: await guestReservation(lodge, query.token) }),
  )
  defineFileEndpoint(
    app,
    {
      url: '/guest-reservation/calendar',
      summary: 'Returns the stay of a mail’s token as a calendar file (RFC 5545)',
      description:
        'It has one all-day event, from entry to departure; a file fetched later replaces an earlier one.',
      access: 'anyone',
      query: GuestLinkQuery,
      contentType: 'text/calendar',
      limits: [MAIL_LINK_LIMIT],
    },
    ({ query }) => guestCalendar(lodge, query.token),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/guest-reservation/cancel',
      summary: 'Cancels the reservation of a mail’s token, with the refund that the policy gives',
      description:
        '`version` and `refund` are those that were shown. 409: `changed_meanwhile` with `current`, the reservation as its guest sees it; `amounts_differ`; `stay_begun`; `reservation_not_active`, also for a repeated request.',
      access: 'anyone',
      query: GuestLinkQuery,
      body: GuestCancelRequest,
      response: GuestReservationResponseSchema,
      limits: [MAIL_LINK_LIMIT],
    },
    async ({ query, body }) => ({ reservation: await cancelAsGuest(lodge, query.token, body) }),
  )
}
