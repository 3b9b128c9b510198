import type { FastifyInstance } from 'fastify'
import {
  ConfirmResponse,
  EnrollmentRequest,
  EnrollmentResponse,
  NewsletterTokenQuery,
  NewsletterTokenRequest,
  SubscriptionCountsResponse,
  SubscriptionsQuery,
  SubscriptionsResponse,
  UnsubscribeAddressRequest,
  UnsubscribeAddressResponse,
  UnsubscribeResponse,
} from 'shared-ui/validators/messages/newsletter'
import * as v from 'valibot'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { defineCsvEndpoint } from '../../http/endpoints/file-endpoint.ts'
import { MAIL_LINK_LIMIT, VISITOR_FORM_LIMIT } from '../../http/limits/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { exportSubscriptions, subscriptionCounts } from './newsletter-export-service.ts'
import {
  confirmSubscription,
  enroll,
  subscriptionsPage,
  unsubscribe,
  unsubscribeAddress,
  unsubscribePage,
} from './newsletter-service.ts'

/** The endpoints of the newsletter: sign-up, the links of its mails, and its subscribers. */
export async function registerNewsletterRoutes(app: FastifyInstance, lodge: Lodge): Promise<void> {
  registerEnrollment(app, lodge)
  registerSubscribers(app, lodge)
  registerMailLinks(app, lodge)
  await app.register(async (oneClick) => registerOneClick(oneClick, lodge))
}

function registerEnrollment(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/contact/enrollment',
      summary: 'Subscribes an address to the newsletter',
      description:
        'A mail asks for confirmation. The response is the same for an address that is subscribed already.',
      access: 'anyone',
      body: EnrollmentRequest,
      response: EnrollmentResponse,
      limits: [VISITOR_FORM_LIMIT],
    },
    async ({ body }) => {
      await enroll(lodge, body)
      return {}
    },
  )
}

/** The staff's endpoints for subscribers. */
function registerSubscribers(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/newsletter',
      summary: 'Lists the consents to the newsletter, newest first',
      description: '`group` is the size of a page; `after` is the `next` of the previous page.',
      access: 'staff',
      query: SubscriptionsQuery,
      response: SubscriptionsResponse,
    },
    ({ query }) => subscriptionsPage(lodge, query),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/newsletter/count',
      summary: 'Counts the consents of each state',
      access: 'staff',
      response: SubscriptionCountsResponse,
    },
    () => subscriptionCounts(lodge),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/newsletter/unsubscribe-address',
      summary: 'Withdraws the consent of an address that asked staff for it',
      description: 'The action is recorded in the audit log. `not_subscribed`: the address has no consent.',
      access: 'staff',
      body: UnsubscribeAddressRequest,
      response: UnsubscribeAddressResponse,
    },
    async ({ body, staff }) => ({ outcome: await unsubscribeAddress(lodge, body.email, staff) }),
  )
  defineCsvEndpoint(
    app,
    {
      url: '/newsletter/export',
      summary: 'Returns the confirmed addresses as a CSV file, each with the URL that unsubscribes it',
      description: 'The export is recorded in the audit log.',
    },
    ({ staff }) => exportSubscriptions(lodge, staff),
  )
}

function registerMailLinks(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/newsletter/confirm',
      summary: 'Confirms the subscription of a mail’s token',
      access: 'anyone',
      body: NewsletterTokenRequest,
      response: ConfirmResponse,
      limits: [MAIL_LINK_LIMIT],
    },
    async ({ body }) => ({ outcome: await confirmSubscription(lodge, body.token) }),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/newsletter/unsubscribe',
      summary: 'Withdraws the consent of a mail’s token',
      access: 'anyone',
      body: NewsletterTokenRequest,
      response: UnsubscribeResponse,
      limits: [MAIL_LINK_LIMIT],
    },
    async ({ body }) => ({ outcome: await unsubscribe(lodge, body.token) }),
  )
}

/**
 * The URL in the `List-Unsubscribe` header (RFC 8058). Mail clients post a form here whose body is ignored, whatever its
 * type and content. A browser that opens the URL is redirected to the page with the button.
 */
function registerOneClick(app: FastifyInstance, lodge: Lodge): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => {
    body.resume()
    done(null)
  })
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/newsletter/one-click',
      summary: 'Withdraws a consent by the one-click request of mail programs (RFC 8058)',
      access: 'anyone',
      query: NewsletterTokenQuery,
      response: EnrollmentResponse,
    },
    async ({ query }) => {
      await unsubscribe(lodge, query.token)
      return {}
    },
  )
  app.get('/newsletter/one-click', (request, reply) => {
    const read = v.safeParse(NewsletterTokenQuery, request.query)
    const token = read.success ? read.output.token : ''
    return reply.header('cache-control', 'no-store').redirect(unsubscribePage(lodge, token), 303)
  })
}
