import type { FastifyInstance } from 'fastify'
import {
  AttendedRequest,
  ContactMessageQuery,
  ContactMessageResponse,
  ContactMessagesQuery,
  ContactMessagesResponse,
  ContactRequest,
  ContactResponse,
} from 'shared-ui/validators/messages/contact'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { VISITOR_FORM_LIMIT } from '../../http/limits/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { attendMessage, messageDetail, messagesPage, receiveMessage } from './contact-service.ts'

/** The endpoints of the contact form and of its messages. */
export function registerContactRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/contact/form',
      summary: 'Sends a message to the lodge',
      description:
        'The message is stored and mailed to the lodge. The same message sent twice on one day is stored once.',
      access: 'anyone',
      body: ContactRequest,
      response: ContactResponse,
      limits: [VISITOR_FORM_LIMIT],
    },
    async ({ body }) => {
      await receiveMessage(lodge, body)
      return {}
    },
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/contact/message',
      summary: 'Lists the messages of visitors, newest first',
      description:
        '`group` is the size of a page; `after` is the `next` of the previous page; `state` selects messages that wait or were attended to.',
      access: 'staff',
      query: ContactMessagesQuery,
      response: ContactMessagesResponse,
    },
    ({ query }) => messagesPage(lodge, query),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/contact/find-one',
      summary: 'Returns a message',
      access: 'staff',
      query: ContactMessageQuery,
      response: ContactMessageResponse,
    },
    async ({ query }) => ({ message: await messageDetail(lodge, query.messageID) }),
  )
  defineEndpoint(
    app,
    {
      method: 'PUT',
      url: '/contact/attended',
      summary: 'Marks a message as attended to, or as waiting',
      description: 'Changes nothing if the message has that state already.',
      access: 'staff',
      query: ContactMessageQuery,
      body: AttendedRequest,
      response: ContactMessageResponse,
    },
    async ({ query, body, staff }) => ({
      message: await attendMessage(lodge, { id: query.messageID, attended: body.attended }, staff),
    }),
  )
}
