import type { FastifyInstance } from 'fastify'
import {
  GuestCancelRequest,
  GuestLinkQuery,
  GuestReservationResponseSchema,
  SendLinkRequest,
  SendLinkResponse,
} from 'shared-ui/validators/reservations/guest-reservation'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { defineFileEndpoint } from '../../http/endpoints/file-endpoint.ts'
import { MAIL_LINK_LIMIT, VISITOR_FORM_LIMIT } from '../../http/limits/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import {
  cancelAsGuest,
  guestCalendar,
  guestReservation,
  sendGuestLink,
} from './guest-reservations-service.ts'

/** How many links one mail address gets. More requests are counted and not refused, so that they reveal nothing. */
const LINK_MAIL_LIMIT = { name: 'guest-link-mail', max: 3, windowMs: 30 * 60_000 }

/** Registers the endpoints of the link in a guest's mail. They are authorised by its token alone, and a lost one is mailed again. */
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
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/guest-reservation/send-link',
      summary: 'Mails a new link to the guest of a confirmed reservation',
      description:
        'The response is the same whether a reservation has this number and address. An address gets at most three such mails in half an hour.',
      access: 'anyone',
      body: SendLinkRequest,
      response: SendLinkResponse,
      limits: [VISITOR_FORM_LIMIT],
    },
    async ({ body }) => {
      const waitMs = await app.requestCounter.count(LINK_MAIL_LIMIT, body.email.toLowerCase())
      if (waitMs === 0) await sendGuestLink(lodge, body)
      return {}
    },
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
