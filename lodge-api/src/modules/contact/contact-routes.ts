import type { FastifyInstance } from 'fastify'
import {
  AttendedRequest,
  ContactAnswer,
  ContactMessageAnswer,
  ContactMessageQuery,
  ContactMessagesAnswer,
  ContactMessagesQuery,
  ContactRequest,
} from 'shared-ui/validators/contact'
import { defineCall } from '../../http/call.ts'
import { VISITOR_FORM_LIMIT } from '../../http/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { attendMessage, messageDetail, messagesPage, takeMessage } from './contact-service.ts'

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
      description:
        '`group` is how many; `after` the `next` of the answer before; `state` keeps those that wait or were attended to.',
      access: 'staff',
      query: ContactMessagesQuery,
      answer: ContactMessagesAnswer,
    },
    ({ query }) => messagesPage(lodge, query),
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/contact/find-one',
      summary: 'One message',
      access: 'staff',
      query: ContactMessageQuery,
      answer: ContactMessageAnswer,
    },
    async ({ query }) => ({ message: await messageDetail(lodge, query.messageID) }),
  )
  defineCall(
    app,
    {
      method: 'PUT',
      url: '/contact/attended',
      summary: 'Marks a message as attended to, or as waiting again',
      description: 'Marked as it is already, it stays as it is.',
      access: 'staff',
      query: ContactMessageQuery,
      body: AttendedRequest,
      answer: ContactMessageAnswer,
    },
    async ({ query, body, staff }) => ({
      message: await attendMessage(lodge, { id: query.messageID, attended: body.attended }, staff),
    }),
  )
}
