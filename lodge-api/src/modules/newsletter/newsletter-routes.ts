import type { FastifyInstance } from 'fastify'
import {
  ConfirmAnswer,
  EnrollmentAnswer,
  EnrollmentRequest,
  NewsletterTokenQuery,
  NewsletterTokenRequest,
  SubscriptionCountsAnswer,
  SubscriptionsAnswer,
  SubscriptionsQuery,
  UnsubscribeAnswer,
} from 'shared-ui/validators/newsletter'
import * as v from 'valibot'
import { defineCall } from '../../http/call.ts'
import { defineCsvCall } from '../../http/csv-call.ts'
import { MAIL_LINK_LIMIT, VISITOR_FORM_LIMIT } from '../../http/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { exportSubscriptions, subscriptionCounts } from './newsletter-export-service.ts'
import { confirmSubscription, enroll, subscriptionsPage, unsubscribe } from './newsletter-service.ts'

/** The newsletter: sign-up (spec.md §7, P-12), what its mails link to (case 12), and who gets it. */
export async function registerNewsletterRoutes(app: FastifyInstance, lodge: Lodge): Promise<void> {
  registerEnrollment(app, lodge)
  registerSubscribers(app, lodge)
  registerPresses(app, lodge)
  await app.register(async (oneClick) => registerOneClick(oneClick, lodge))
}

function registerEnrollment(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'POST',
      url: '/contact/enrollment',
      summary: 'Signs an address up for the newsletter',
      description: 'A mail asks for confirmation. The answer is the same for an address that is known.',
      access: 'anyone',
      body: EnrollmentRequest,
      answer: EnrollmentAnswer,
      limits: [VISITOR_FORM_LIMIT],
    },
    async ({ body }) => {
      await enroll(lodge, body)
      return {}
    },
  )
}

/** For staff: who gets the newsletter. */
function registerSubscribers(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/newsletter',
      summary: 'The consents to the newsletter, newest first',
      description: '`group` is how many; `after` the `next` of the answer before.',
      access: 'staff',
      query: SubscriptionsQuery,
      answer: SubscriptionsAnswer,
    },
    ({ query }) => subscriptionsPage(lodge, query),
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/newsletter/count',
      summary: 'How many consents stand in each state',
      access: 'staff',
      answer: SubscriptionCountsAnswer,
    },
    () => subscriptionCounts(lodge),
  )
  defineCsvCall(
    app,
    {
      url: '/newsletter/export',
      summary: 'The confirmed addresses as a table',
      description: 'It is written down who took it.',
    },
    ({ staff }) => exportSubscriptions(lodge, staff),
  )
}

function registerPresses(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'POST',
      url: '/newsletter/confirm',
      summary: 'Confirms a sign-up, by the token of its mail',
      access: 'anyone',
      body: NewsletterTokenRequest,
      answer: ConfirmAnswer,
      limits: [MAIL_LINK_LIMIT],
    },
    async ({ body }) => ({ outcome: await confirmSubscription(lodge, body.token) }),
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/newsletter/unsubscribe',
      summary: 'Withdraws a consent, by the token of a mail',
      access: 'anyone',
      body: NewsletterTokenRequest,
      answer: UnsubscribeAnswer,
      limits: [MAIL_LINK_LIMIT],
    },
    async ({ body }) => ({ outcome: await unsubscribe(lodge, body.token) }),
  )
}

/**
 * RFC 8058: what the `List-Unsubscribe` header names. A mail program posts a form here, without a question, and its body
 * says nothing that the address does not; a browser that is led here instead is sent on to the page with the button.
 */
function registerOneClick(app: FastifyInstance, lodge: Lodge): void {
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
  defineCall(
    app,
    {
      method: 'POST',
      url: '/newsletter/one-click',
      summary: 'Unsubscribes as mail programs do it (RFC 8058)',
      access: 'anyone',
      query: NewsletterTokenQuery,
      answer: EnrollmentAnswer,
    },
    async ({ query }) => {
      await unsubscribe(lodge, query.token)
      return {}
    },
  )
  app.get('/newsletter/one-click', (request, reply) => {
    const read = v.safeParse(NewsletterTokenQuery, request.query)
    const token = read.success ? read.output.token : ''
    const page = `${lodge.config.publicUrl}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`
    return reply.header('cache-control', 'no-store').redirect(page, 303)
  })
}
