import type { FastifyInstance } from 'fastify'
import { AuditAnswer, AuditQuery } from 'shared-ui/validators/audit'
import { defineCall } from '../../http/call.ts'
import type { Lodge } from '../../lodge.ts'
import { auditPage } from './audit-log-service.ts'

/** What staff did, for staff to read. */
export function registerAuditRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineCall(
    app,
    {
      method: 'GET',
      url: '/audit',
      summary: 'What was done by whom to what, newest first',
      description:
        '`group` is how many; `after` the `next` of the answer before. `staffID`, `kind`, and the days `from` and `to` of the lodge, both included, narrow it.',
      access: 'staff',
      query: AuditQuery,
      answer: AuditAnswer,
    },
    ({ query }) => auditPage(lodge, query),
  )
}
