import type { FastifyInstance } from 'fastify'
import { AuditQuery, AuditResponse } from 'shared-ui/validators/staff/audit'
import { defineEndpoint } from '../../http/endpoints/endpoint.ts'
import type { Lodge } from '../../lodge.ts'
import { auditPage } from './audit-log-service.ts'

/** The endpoint of the audit log. */
export function registerAuditRoutes(app: FastifyInstance, lodge: Lodge): void {
  defineEndpoint(
    app,
    {
      method: 'GET',
      url: '/audit',
      summary: 'Lists the audit entries, newest first',
      description:
        '`group` is the size of a page; `after` is the `next` of the previous page. `staffID`, `kind`, and the days `from` and `to` in Lima, both included, filter the entries.',
      access: 'staff',
      query: AuditQuery,
      response: AuditResponse,
    },
    ({ query }) => auditPage(lodge, query),
  )
}
