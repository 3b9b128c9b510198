import type { FastifyInstance } from 'fastify'
import { MailQuery, UnsentMailsAnswer, UnsentMailsQuery } from 'shared-ui/validators/mail'
import { DoneAnswer } from 'shared-ui/validators/reservation'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { retryMail, unsentMailsPage } from './mails-service.ts'

/** The mails that could not be sent, and another try for each (case 17). */
export function registerMailsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/mail/unsent',
      summary: 'The mails that could not be sent so far, newest first',
      description: '`group` is how many; `after` the `next` of the answer before.',
      access: 'staff',
      query: UnsentMailsQuery,
      answer: UnsentMailsAnswer,
    },
    ({ query }) => unsentMailsPage(lodge, query),
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/mail/retry',
      summary: 'Has a mail that could not be sent tried again at once',
      description: 'Sent meanwhile, or in its turn already, it stays as it is.',
      access: 'staff',
      query: MailQuery,
      answer: DoneAnswer,
    },
    async ({ query, staff }) => {
      await retryMail(lodge, query.mailID, staff)
      return {}
    },
  )
}
