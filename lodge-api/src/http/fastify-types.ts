import type { StaffMember } from '../modules/staff-session/staff-member.ts'
import type { DescribedEndpoint } from './endpoint.ts'
import type { RequestCounter } from './request-counter.ts'
import type { Page } from './site-pages.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts what shared limits count (M-08); made by `createServer`. */
    requestCounter: RequestCounter
    /** P-09: the page that a site sends for an unknown address; none where there are only endpoints. */
    missingPage?: Page
    /** C-02: the member of staff whose Bearer token a request carries; throws `SessionInvalid`. */
    identifyStaff: (request: FastifyRequest) => Promise<StaffMember>
  }
  interface FastifyRequest {
    /** C-02: the member of staff who sent the request, where its endpoint asks for a token. */
    staff: StaffMember | null
  }
  interface FastifyContextConfig {
    /** The endpoint that a route serves, for the OpenAPI description (C-08). */
    endpoint?: DescribedEndpoint
  }
}
