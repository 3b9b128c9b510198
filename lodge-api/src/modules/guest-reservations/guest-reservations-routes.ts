import type { FastifyInstance } from 'fastify'
import {
  GuestCancelRequest,
  GuestLinkQuery,
  GuestReservationResponseSchema,
} from 'shared-ui/validators/reservations/guest-reservation'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { defineFileEndpoint } from '../../http/endpoints/file-endpoint.ts'
import { MAIL_LINK_LIMIT } from '../../http/limits/rate-limit.ts'
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
        'The response has the refund that a cancellation today would give. Fails with 404 `link_unknown` for an unknown token.',
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
      summary: 'Cancels the reservation of a mail’s token, with the refund of the cancellation policy',
      description:
        '`version` and `refund` are those that were shown to the guest. Fails with 409 `changed_meanwhile` (with the stored reservation in `current`), `amounts_differ`, `stay_begun` or `reservation_not_active`, the last also for a repeated request.',
      access: 'anyone',
      query: GuestLinkQuery,
      body: GuestCancelRequest,
      response: GuestReservationResponseSchema,
      limits: [MAIL_LINK_LIMIT],
    },
    async ({ query, body }) => ({ reservation: await cancelAsGuest(lodge, query.token, body) }),
  )
}
