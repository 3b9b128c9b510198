import type { FastifyInstance } from 'fastify'
import {
  ComplaintFiledResponse,
  ComplaintQuery,
  ComplaintReplyRequest,
  ComplaintRequest,
  ComplaintResponse,
  ComplaintsQuery,
  ComplaintsResponse,
} from 'shared-ui/validators/messages/complaint'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import { VISITOR_FORM_LIMIT } from '../../http/limits/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { complaintDetail, complaintsPage, fileComplaint, replyToComplaint } from './complaints-service.ts'

/**
 * The endpoints of the Libro de Reclamaciones: anyone files a complaint, staff read and reply (Ley 29571, D.S.
 * 011-2011-PCM).
 */
export function registerComplaintsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/complaint/create',
      summary: 'Files a complaint in the Libro de Reclamaciones',
      description:
        'Consumer and lodge receive it by mail at once. A repeat of the same complaint within a day returns the first one. `copyMailed` is false after five complaints of one address in a day.',
      access: 'anyone',
      body: ComplaintRequest,
      response: ComplaintFiledResponse,
      limits: [VISITOR_FORM_LIMIT],
    },
    ({ body }) => fileComplaint(lodge, body),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/complaint',
      summary: 'Lists the complaints, newest first',
      description:
        '`group` is the size of a page; `after` is the `next` of the previous page; `state` selects those `open` or `answered`.',
      access: 'staff',
      query: ComplaintsQuery,
      response: ComplaintsResponse,
    },
    ({ query }) => complaintsPage(lodge, query),
  )
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/complaint/find-one',
      summary: 'Returns a complaint',
      access: 'staff',
      query: ComplaintQuery,
      response: ComplaintResponse,
    },
    async ({ query }) => ({ complaint: await complaintDetail(lodge, query.complaintID) }),
  )
  defineEndpoint(
    app,
    {
      method: 'POST',
      url: '/complaint/answer',
      summary: 'Replies to a complaint once and mails the reply to the consumer',
      access: 'staff',
      query: ComplaintQuery,
      body: ComplaintReplyRequest,
      response: ComplaintResponse,
    },
    async ({ query, body, staff }) => ({
      complaint: await replyToComplaint(lodge, { id: query.complaintID, reply: body.reply }, staff),
    }),
  )
}
