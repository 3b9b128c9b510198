import type { FastifyInstance } from 'fastify'
import {
  ComplaintAnswer,
  ComplaintQuery,
  ComplaintReplyRequest,
  ComplaintRequest,
  ComplaintsAnswer,
  ComplaintsQuery,
} from 'shared-ui/validators/complaint'
import { defineCall } from '../../http/call.ts'
import { VISITOR_FORM_LIMIT } from '../../http/rate-limit.ts'
import type { Lodge } from '../../lodge.ts'
import { answerComplaint, complaintDetail, complaintsPage, fileComplaint } from './complaints-service.ts'

/** The Libro de Reclamaciones: anyone files a sheet, staff read and answer them (Ley 29571, D.S. 011-2011-PCM). */
export function registerComplaintsRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'POST',
      url: '/complaint/create',
      summary: 'Files a sheet of the Libro de Reclamaciones',
      description:
        'Consumer and lodge get it by mail at once. The same sheet sent again gets the first answer.',
      access: 'anyone',
      body: ComplaintRequest,
      answer: ComplaintAnswer,
      limits: [VISITOR_FORM_LIMIT],
    },
    async ({ body }) => ({ complaint: await fileComplaint(lodge, body) }),
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/complaint',
      summary: 'The sheets, newest first',
      description:
        '`group` is how many; `after` the `next` of the answer before; `state` keeps those `open` or `answered`.',
      access: 'staff',
      query: ComplaintsQuery,
      answer: ComplaintsAnswer,
    },
    ({ query }) => complaintsPage(lodge, query),
  )
  defineCall(
    app,
    {
      method: 'GET',
      url: '/complaint/find-one',
      summary: 'One sheet',
      access: 'staff',
      query: ComplaintQuery,
      answer: ComplaintAnswer,
    },
    async ({ query }) => ({ complaint: await complaintDetail(lodge, query.complaintID) }),
  )
  defineCall(
    app,
    {
      method: 'POST',
      url: '/complaint/answer',
      summary: 'Answers a sheet, once; the consumer gets the answer by mail',
      access: 'staff',
      query: ComplaintQuery,
      body: ComplaintReplyRequest,
      answer: ComplaintAnswer,
    },
    async ({ query, body, staff }) => ({
      complaint: await answerComplaint(lodge, { id: query.complaintID, reply: body.reply }, staff),
    }),
  )
}
