import type { FastifyInstance } from 'fastify'
import {
  ContactAnswer,
  ContactMessagesAnswer,
  ContactMessagesQuery,
  ContactRequest,
} from 'shared-ui/validators/contact'
import { defineCall } from '../../http/call.ts'
import { VISITOR_FORM_LIMIT } from '../../http/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { messagesPage, takeMessage } from './contact-service.ts'

/** The contact form (spec.md §7, P-13), and what was written through it. */
export function registerContactRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'POST',
      url: '/contact/form',
      summary: 'Writes a message to the lodge',
      description: 'It is kept, and mailed to the lodge; the same message twice on one day is one.',
      access: 'anyone',
      body: ContactRequest,
      answer: ContactAnswer,
      limits: [VISITOR_FORM_LIMIT],
    },
    async ({ body }) => {
      await takeMessage(lodge, body)
      return {}
    },
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/contact/message',
      summary: 'The messages of visitors, newest first',
      description: '`group` is how many; `after` the `next` of the answer before.',
      access: 'staff',
      query: ContactMessagesQuery,
      answer: ContactMessagesAnswer,
    },
    ({ query }) => messagesPage(lodge, query),
  )
}
