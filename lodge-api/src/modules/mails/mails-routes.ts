import type { FastifyInstance } from 'fastify'
import { EmptyResponse } from 'shared-ui/validators/http/empty-response'
import { MailQuery, UnsentMailsQuery, UnsentMailsResponse } from 'shared-ui/validators/messages/mail'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { dismissMail, retryMail, unsentMailsPage } from './mails-service.ts'

/** The endpoints of mails that could not be sent. */
export function registerMailsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/mail/unsent',
      summary: 'Lists the mails that could not be sent, newest first',
      description: '`group` is the size of a page; `after` is the `next` of the previous page.',
      access: 'staff',
      query: UnsentMailsQuery,
      response: UnsentMailsResponse,
    },
    ({ query }) => unsentMailsPage(lodge, query),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/mail/retry',
      summary: 'Retries at once a mail that could not be sent',
      description: 'Changes nothing if the mail was sent meanwhile or is being sent.',
      access: 'staff',
      query: MailQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await retryMail(lodge, query.mailID, staff)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/mail/dismiss',
      summary: 'Removes a mail that was given up from the list, without sending it',
      description: 'Fails with 404 `mail_not_found` unless the mail is given up.',
      access: 'staff',
      query: MailQuery,
      response: EmptyResponse,
    },
    async ({ query, staff }) => {
      await dismissMail(lodge, query.mailID, staff)
      return {}
    },
  )
}
