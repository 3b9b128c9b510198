import type { StaffMember } from '../modules/staff-session/staff-member.ts'
import type { DescribedCall } from './call.ts'
import type { RequestCounter } from './request-counter.ts'
import type { Page } from './site-pages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call declared so far, for the OpenAPI description (C-08). */
    describedCalls: DescribedCall[]
    /** Counts what shared limits count (M-08); made by `createServer`. */
    requestCounter: RequestCounter
    /** P-09: what a site says of an address that leads nowhere; none where only calls are answered. */
    missingPage?: Page
    /** C-02: the member of staff whose Bearer token a request carries; throws `SessionInvalid`. */
    identifyStaff: (request: FastifyRequest) => Promise<StaffMember>
  }
}
